import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box } from '../../../ui/layout/primitives.ts';

interface ArchivedSectionProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Archived clusters below the others, collapsed by default. */
export function ArchivedSection({ count, isOpen, onToggle, children }: ArchivedSectionProps) {
  const { t } = useTranslation('clusters');
  const id = useId();
  return (
    <Box as="section" mt="8" aria-label={t('list.archived', { count })}>
      <Heading level={2} textStyle="sm">
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          onClick={onToggle}
          px="2"
          ms="-2"
        >
          {t('list.archived', { count })}
        </Button>
      </Heading>
      <Box id={id} mt="3" hidden={!isOpen}>
        {isOpen ? children : null}
      </Box>
    </Box>
  );
}
