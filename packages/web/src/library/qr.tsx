/** The link as a QR code, black on white in every theme, as cameras need it. */
import { useEffect, useState } from 'preact/hooks';
import { words } from '../shell/words/index.ts';

const LONG = 1800; // characters: beyond this a phone's camera cannot read it from a screen

export function Qr({ text }: { text: string }) {
  const [path, setPath] = useState<{ d: string; size: number } | undefined>(undefined);
  useEffect(() => {
    if (text.length > LONG) return setPath(undefined);
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { ecc: 'L', border: 4 });
      const d = data
        .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
        .join('');
      setPath({ d, size });
    });
  }, [text]);
  if (text.length > LONG) return <p class="problem">{words.value.shareQrLong}</p>;
  if (!path) return null;
  return (
    <svg class="qr" role="img" aria-label={words.value.shareQr} viewBox={`0 0 ${path.size} ${path.size}`}>
      <path d={path.d} />
    </svg>
  );
}
