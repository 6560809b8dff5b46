/** What has just opened is brought into view: on a page zoomed in, it opens below the fold. */
import { useEffect, useRef } from 'preact/hooks';

/** `step`: at each, the end, where the next button is, is brought into view again. */
export function useInView(step?: string) {
  const host = useRef<HTMLElement>(null);
  useEffect(() => host.current?.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    if (step !== undefined) host.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return host;
}
