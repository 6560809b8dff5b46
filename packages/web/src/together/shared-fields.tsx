/** Title, author and note of what is shared, and whether it is in the public list. */
import './together.css';
import type { SharedTexts } from './shared-texts.ts';
import { togetherTexts } from './together-words.ts';

interface Props {
  readonly value: SharedTexts;
  readonly onChange: (value: SharedTexts) => void;
}

export function SharedFields({ value, onChange }: Props) {
  const texts = togetherTexts.value;
  const field = (key: 'title' | 'author' | 'note', label: string, most: number) => (
    <label>
      <span>{label}</span>
      <input
        value={value[key]}
        maxLength={most}
        onInput={(event) => onChange({ ...value, [key]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      {field('title', texts.shortTitle, 80)}
      {field('author', texts.shortAuthor, 80)}
      {field('note', texts.shortNote, 1000)}
      <label class="tick">
        <input
          type="checkbox"
          checked={value.listed}
          onChange={(event) => onChange({ ...value, listed: event.currentTarget.checked })}
        />
        <span>{texts.shortList}</span>
      </label>
    </>
  );
}
