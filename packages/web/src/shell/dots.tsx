/** How hard: five dots that mean the same in every game. A name beside them says it too. */
export const Dots = ({ count }: { count: number }) => (
  <span class="dots" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((each) => (
      <b key={each} class={each <= count ? 'on' : ''} />
    ))}
  </span>
);
