/** Settings, with the player's data. */
import type { ComponentChildren } from 'preact';
import { SettingsScreen } from '../shell/settings-screen.tsx';
import { OwnData } from './own-data.tsx';

/** `children`: what else can be turned on. */
export const SettingsPage = ({ children }: { children?: ComponentChildren }) => (
  <SettingsScreen>
    <OwnData />
    {children}
  </SettingsScreen>
);
