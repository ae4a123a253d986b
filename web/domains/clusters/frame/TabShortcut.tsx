import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../../../shell/keys/useShortcut.ts';

interface TabShortcutProps {
  readonly keys: string;
  readonly label: string;
  readonly to: string;
}

/** One key of the cluster's tabs; a component, because their number is not fixed. */
export function TabShortcut({ keys, label, to }: TabShortcutProps) {
  const navigate = useNavigate();
  useShortcut(keys, () => void navigate(to), { label, group: 'goto' });
  return null;
}
