/** A view as a picture that says what it shows. */
import { Picture } from '../draw/picture.tsx';
import type { View } from './views.ts';

export const Drawn = ({ view: { scene, marks, ghosts, viewBox }, label }: { view: View; label: string }) => (
  <div class={viewBox === undefined ? 'drawn' : 'drawn is-cut'}>
    <Picture
      scene={scene}
      marks={marks}
      label={label}
      {...(ghosts && { ghosts })}
      {...(viewBox !== undefined && { viewBox })}
    />
  </div>
);
