import { createToaster, Toaster as ChakraToaster, Toast, chakra } from '@chakra-ui/react';
import { CircleCheck, Info, OctagonAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { toast as recipe } from '../theme/slotRecipes.ts';
import { connectToasts, type ToastRequest, type ToastTone } from './toast.ts';

const DURATION = 5000;

const toaster = createToaster({
  placement: 'bottom-start',
  max: 3,
  overlap: false,
  gap: 12,
  pauseOnPageIdle: true,
  offsets: { top: '1rem', right: '1rem', bottom: '1rem', left: 'calc(var(--kd-sidebar) + 1rem)' },
});

const icons: Record<ToastTone, LucideIcon> = { success: CircleCheck, info: Info, error: OctagonAlert };
const colors: Record<ToastTone, string> = { success: 'fg.success', info: 'fg.info', error: 'fg.error' };

function create({ tone, title, description, action, duration, signal }: ToastRequest): void {
  if (signal?.aborted) return;
  const id = toaster.create({
    type: tone,
    title,
    description,
    action,
    closable: true,
    duration: duration ?? (tone === 'error' ? Infinity : DURATION),
  });
  signal?.addEventListener('abort', () => queueMicrotask(() => toaster.dismiss(id)));
}

const isTone = (type: string | undefined): type is ToastTone =>
  type === 'success' || type === 'info' || type === 'error';

/** The toast region: bottom start, three at most, paused on hover, focus and in a hidden tab. */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  useEffect(() => {
    const disconnect = connectToasts((request) => queueMicrotask(() => create(request)));
    return () => {
      disconnect();
      // The next region shows its own toasts only.
      toaster.remove();
    };
  }, []);
  return (
    <ChakraToaster toaster={toaster} aria-label={`${t('toast.region')} (Alt+T)`}>
      {(item) => {
        const tone = isTone(item.type) ? item.type : 'info';
        const Icon = icons[tone];
        return (
          <Toast.Root recipe={recipe}>
            <chakra.span color={colors[tone]} mt="0.5" flexShrink="0">
              <Icon aria-hidden width={18} height={18} />
            </chakra.span>
            <chakra.div flex="1" minW="0">
              <Toast.Title>{item.title}</Toast.Title>
              {item.description ? <Toast.Description>{item.description}</Toast.Description> : null}
              {item.action ? (
                <Button
                  size="sm"
                  mt="2"
                  // The region returns the focus before the action can move it, not after.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={(event) => {
                    event.currentTarget.blur();
                    item.action?.onClick();
                    toaster.dismiss(item.id);
                  }}
                >
                  {item.action.label}
                </Button>
              ) : null}
            </chakra.div>
            <Toast.CloseTrigger asChild>
              <Button variant="ghost" size="sm" shape="icon" aria-label={t('dismiss')} icon={<X />} />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </ChakraToaster>
  );
}
