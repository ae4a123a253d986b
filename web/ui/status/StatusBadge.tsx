import { Badge } from '@chakra-ui/react';
import {
  Check,
  CircleDashed,
  LoaderCircle,
  Minus,
  OctagonAlert,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { paletteOf, type Tone } from './tone.ts';

const icons: Record<Tone, LucideIcon> = {
  ok: Check,
  busy: LoaderCircle,
  attention: TriangleAlert,
  failed: OctagonAlert,
  neutral: Minus,
  removing: LoaderCircle,
  progress: LoaderCircle,
};

export interface StatusBadgeProps {
  tone: Tone;
  /** The translated status. */
  label: string;
  /** Spins; true by default for busy, removing and progress. */
  isBusy?: boolean;
  icon?: LucideIcon;
  look?: 'filled' | 'outline';
}

const still: Partial<Record<Tone, LucideIcon>> = {
  busy: CircleDashed,
  progress: CircleDashed,
  removing: Trash2,
};

/** A status as icon, word and colour. */
export function StatusBadge({ tone, label, isBusy, icon, look = 'filled' }: StatusBadgeProps) {
  const spins = isBusy ?? (tone === 'busy' || tone === 'removing' || tone === 'progress');
  const Icon = spins ? LoaderCircle : (icon ?? still[tone] ?? icons[tone]);
  // Failure is solid and removal subtle: the same hue, distinguished by weight and icon.
  const filled = tone === 'failed' ? 'solid' : 'subtle';
  return (
    <Badge
      variant={look === 'outline' ? 'outline' : filled}
      colorPalette={paletteOf[tone]}
      data-busy={spins || undefined}
    >
      <Icon aria-hidden />
      <span>{label}</span>
    </Badge>
  );
}
