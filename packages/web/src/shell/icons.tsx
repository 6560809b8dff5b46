/** The few icons, all drawn with the same stroke. They are always beside or under a word. */
const paths = {
  home: 'M4 11 12 4l8 7M6 10v9h12v-9',
  undo: 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10',
  redo: 'm15 7 5 5-5 5M20 12H10a5 5 0 0 0 0 10',
  hint: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.8.7-1 1.300-1 2H9c0-.7-.2-1.300-1-2Z',
  check: 'm5 13 4 4L19 7',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  more: 'M4.500 12h1M11.500 12h1M18.500 12h1',
  gear: 'M4 7h8M18 7h2M15 5v4M4 12h2M12 12h8M9 10v4M4 17h9M19 17h1M16 15v4',
  help: 'M9 9a3 3 0 1 1 4 2.800c-.8.300-1 .9-1 1.700M12 17h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  print: 'M7 9V3h10v6M7 18H4V9h16v9h-3M7 14h10v7H7z',
  restart: 'M4 12a8 8 0 1 0 3-6.200M7 2v4h4',
  swap: 'M7 4 4 7l3 3M4 7h13M17 14l3 3-3 3M20 17H7',
  solve: 'M5 3l14 9-14 9Z',
  pause: 'M9 5v14M15 5v14',
  close: 'm6 6 12 12M18 6 6 18',
  turn: 'M19 12a7 7 0 1 1-2.500-5.400M17 2v5h-5',
  back: 'M5 12a7 7 0 1 0 2.500-5.400M7 2v5h5',
  flip: 'M12 3v18M9 7 4 18h5zM15 7l5 11h-5z',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  pile: 'M6 4h9v9M4 7h9v13H4z',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  album: 'M5 4h14v16H5zM9 4v16M12 9h4M12 13h4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  download: 'M12 3v12M8 11l4 4 4-4M5 20h14',
  stats: 'M5 20v-7M12 20V4M19 20v-11',
  clock: 'M12 7v5l3.500 2M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17Z',
  pen: 'm4 20 1-4L16.500 4.500a2.100 2.100 0 0 1 3 3L8 19l-4 1Z',
  paste: 'M12 3v11m0 0 4-4m-4 4-4-4M4 16v4h16v-4',
  down: 'm6 9.500 6 6 6-6',
  up: 'm6 14.500 6-6 6 6',
  hand: 'M9 11.500V5.200a1.700 1.700 0 0 1 3.400 0V11l5 1.100c1.300.3 2 1.400 1.800 2.700l-.6 3.200c-.3 1.800-1.700 3-3.500 3h-3c-1.300 0-2.500-.6-3.300-1.700L5 14.800c-.6-.8-.4-1.900.4-2.500.8-.5 1.800-.4 2.400.3Z',
  calendar:
    'M4 10h16M8.500 3v4M15.500 3v4M6.500 5.500h11a2.500 2.500 0 0 1 2.500 2.500v9.500a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 17.500V8a2.500 2.500 0 0 1 2.500-2.500Z',
  type: 'M4 6h16v12H4zM8 10l2 2-2 2M12 14h4',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
