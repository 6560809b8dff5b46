/** Buttons, choices and dialogs: plain elements of the platform, with our classes. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useBack } from './back.ts';
import { words } from './words/index.ts';
import { Icon, type IconName } from './icons.tsx';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly keys?: string;
  readonly class?: string;
}

/** A toolbar button: icon with its word under it; the tooltip names the key. */
export const Tool = ({ icon, label, onClick, disabled, pressed, keys, class: extra = '' }: ToolProps) => (
  <button
    type="button"
    class={`tool ${extra}`}
    onClick={onClick}
    disabled={disabled ?? false}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    {...(keys === undefined
      ? {}
      : { title: `${label} (${keys})`, 'aria-keyshortcuts': keys.replace(/, .*/, '').replace(' + ', '+') })}
  >
    <Icon name={icon} />
    <span>{label}</span>
  </button>
);

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly help?: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of several, as radio buttons that look like a row of keys. */
export function Choice<Value extends string>({
  name,
  legend,
  help,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <div
      class="choice"
      role="radiogroup"
      aria-labelledby={`${name}-name`}
      {...(help ? { 'aria-describedby': `${name}-help` } : {})}
    >
      <p class="choice-name" id={`${name}-name`}>
        {legend}
      </p>
      {help ? (
        <p class="soft small" id={`${name}-help`}>
          {help}
        </p>
      ) : null}
      <div class="segments">
        {options.map(([each, label]) => (
          <label key={each} class="segment">
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useBack(true, onClose);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // The browser gives the focus back only while the dialog is still in the page.
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  const outside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      class={wide ? 'wide' : ''}
      aria-labelledby="dialog-title"
      onCancel={cancel}
      onClick={outside}
    >
      <div class="dialog-inner">
        <header>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="plain" onClick={onClose} aria-label={words.value.close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  /** It deletes something: then the emphasised button is the other one. */
  readonly danger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export const Confirm = ({ title, text, yes, danger, onYes, onClose }: ConfirmProps) => (
  <Dialog title={title} onClose={onClose}>
    <p>{text}</p>
    <div class="row end">
      <button type="button" class="quiet" onClick={onClose}>
        {words.value.cancel}
      </button>
      <button
        type="button"
        class={danger ? 'quiet danger' : 'primary'}
        onClick={() => {
          onClose();
          onYes();
        }}
      >
        {yes}
      </button>
    </div>
  </Dialog>
);
