/** The mark: five equal edges of a hexagon make an E; the sixth corner is a dot still to be reached. */
import { words } from './words/index.ts';

export const Logo = () => (
  <span class="logo">
    <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path class="spoke" d="M-10 0H0" />
      <path class="edges" d="M5 -8.66H-5L-10 0L-5 8.66H5" />
      <circle cx="10" cy="0" r="1.848" />
    </svg>
    <span>{words.value.app}</span>
  </span>
);
