import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { withParams } from '../../lib/withParams.ts';
import { paths } from '../../shell/paths.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { isOwnPage } from '../../shell/session/gate.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { useFailureToast } from '../../shell/useFailure.ts';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Box, Grid } from '../../ui/layout/primitives.ts';
import { Stepper } from '../../ui/layout/Stepper.tsx';
import { stepState } from '../../ui/layout/stepState.ts';
import { DuplicateUser } from './DuplicateUser.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { WelcomeBar } from './WelcomeBar.tsx';
import { WelcomeIntro } from './WelcomeIntro.tsx';
import { pageIn, stepsFor } from './steps.ts';
import { useCompleteOnboarding } from './useCompleteOnboarding.ts';
import type { OnboardingEnd } from './useCompleteOnboarding.ts';
import type { WelcomePageQuery } from './__generated__/WelcomePageQuery.graphql.ts';

/** The first-run tour: `?page=` counts from 1; afterwards continues at `?next=` or the dashboard. */
export function WelcomePage() {
  const { t } = useTranslation('onboarding');
  const { viewer } = useOwnedQuery<WelcomePageQuery>(
    graphql`
      query WelcomePageQuery @preloadable {
        viewer {
          ...GettingStarted_viewer
        }
      }
    `,
    useLoaderData<PreloadedQuery<WelcomePageQuery>>(),
  );
  const user = useCurrentUser();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const report = useFailureToast();
  const [complete, isEnding] = useCompleteOnboarding();
  const steps = user ? stepsFor(user) : [];
  const page = pageIn(params, steps.length);
  const step = steps[page - 1];
  const heading = useHeadingFocus(page);
  if (!user || !step) return null;

  const titles = {
    duplicate: t('duplicate.title'),
    welcome: t('welcome.title', { name: user.name }),
    start: t('start.title'),
  };
  const next = params.get('next');
  const turnTo = (to: number) =>
    void navigate({ search: withParams(params, { page: String(to) }).toString() });
  const end = async (how: OnboardingEnd) => {
    const failure = await complete(how);
    if (failure) return report(failure);
    return navigate(isOwnPage(next) ? next : paths.dashboard(), { replace: true });
  };

  return (
    <Grid
      gap={{ base: '6', lg: '12' }}
      maxW="60rem"
      mx="auto"
      pt={{ lg: '8' }}
      templateColumns={{ lg: '13rem minmax(0, 1fr)' }}
    >
      <Box pt={{ lg: '6' }}>
        <Stepper
          label={t('steps.label')}
          steps={steps.map((id, index) => ({
            id,
            label: t(`steps.${id}`),
            state: stepState(index + 1, page),
          }))}
        />
      </Box>
      <Card as="div">
        <CardBody px={{ base: '5', md: '8' }} py={{ base: '6', md: '8' }}>
          <Heading ref={heading} level={1} tabIndex={-1} outline="none">
            {titles[step]}
          </Heading>
          {step === 'duplicate' ? <DuplicateUser email={user.email} /> : null}
          {step === 'welcome' ? <WelcomeIntro accountName={user.accountName} /> : null}
          {step === 'start' && viewer ? <GettingStarted viewer={viewer} /> : null}
        </CardBody>
        <WelcomeBar page={page} count={steps.length} isEnding={isEnding} onTurn={turnTo} onEnd={end} />
      </Card>
    </Grid>
  );
}

/** Focuses the heading after a change of page, as navigation does. */
function useHeadingFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) heading.current?.focus();
    before.current = page;
  }, [page]);
  return heading;
}
