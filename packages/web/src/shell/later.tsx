/** Parts that few players need and nobody needs at once: fetched when first shown, kept from then on. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from './words/index.ts';
import { notify } from './announce.ts';

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown in the meantime: a screen is never without its landmarks. */
  Meanwhile?: ComponentType,
): (props: Props) => preact.JSX.Element | null {
  let loaded: ComponentType<Props> | undefined;
  return (props) => {
    const [, arrived] = useState(0);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (part) => {
          loaded = part;
          arrived(1);
        },
        () => notify(words.value.failed, 'wrong'),
      );
    }, []);
    const Part = loaded;
    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile /> : null;
  };
}
