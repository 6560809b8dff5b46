/** Settings, with what a player owns here. */
import { SettingsScreen } from '../shell/settings-screen.tsx';
import { OwnData } from './own-data.tsx';

export const SettingsPage = () => (
  <SettingsScreen>
    <OwnData />
  </SettingsScreen>
);
