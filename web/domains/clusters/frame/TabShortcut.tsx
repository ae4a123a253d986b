import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../../../shell/keys/useShortcut.ts';

interface TabShortcutProps {
  readonly keys: string;
  readonly label: string;
  readonly to: string;
}

/** The shortcut of one tab; a component, because the number of tabs varies. */
export function TabShortcut({ keys, label, to }: TabShortcutProps) {
  const navigate = useNavigate();
  useShortcut(keys, () => void navigate(to), { label, group: 'goto' });
  return null;
}
