import { isDomain, type Problem } from '../../../forms/config/fieldRules.ts';
import { message } from '../../../forms/messages.ts';
import { parseWhole } from '../../../lib/numbers.ts';
import type { DeploymentValues, VolumeRow } from './deploymentValues.ts';
import { repositoryProblem, tagProblem } from './imageName.ts';

export interface RuleContext {
  /** `namespace/name` of a name that is taken. */
  readonly takenName?: string;
  /** Ingress classes of the cluster; undefined while unknown, then the server decides. */
  readonly ingressClasses?: readonly string[];
}

const rule = (key: string) => `deployments:form.rules.${key}`;
const VARIABLE = /^[A-Za-z_]\w*$/;
const NAME = /^[a-z]([a-z\d-]*[a-z\d])?$/;
const NAMESPACE = /^[a-z\d]([a-z\d-]*[a-z\d])?$/;
const NAME_MAX = 63;
const CPU = /^(\d+(\.\d+)?|\d+m)$/;
const MEMORY = /^\d+(\.\d+)?(Ki|Mi|Gi|Ti|k|M|G|T)?$/;
const SIZE = /^(\d+)(Mi|Gi|Ti)$/;
const UNITS: Readonly<Record<string, number>> = { Mi: 1, Gi: 1024, Ti: 1024 * 1024 };

/** Mebibytes of a size such as `10Gi`; undefined if it is not one. */
export function mebibytes(size: string): number | undefined {
  const [, number, unit = ''] = SIZE.exec(size.trim()) ?? [];
  return number === undefined ? undefined : Number(number) * (UNITS[unit] ?? 0);
}

const found = (path: string, text: string | undefined): Problem[] =>
  text === undefined ? [] : [{ path, message: text }];

function nameProblem({ name, namespace }: DeploymentValues, { takenName }: RuleContext): string | undefined {
  const typed = name.trim();
  if (typed === '') return rule('nameMissing');
  if (typed.length > NAME_MAX) return rule('nameLong');
  if (!NAME.test(typed)) return rule('nameShape');
  return takenName === `${namespace.trim()}/${typed}` ? rule('nameTaken') : undefined;
}

function resourceProblems(values: DeploymentValues): Problem[] {
  const quantity = (
    field: 'cpuRequest' | 'cpuLimit' | 'memoryRequest' | 'memoryLimit',
    shape: RegExp,
    key: string,
  ) => {
    const text = values[field].trim();
    return found(field, text === '' || shape.test(text) ? undefined : rule(key));
  };
  return [
    ...quantity('cpuRequest', CPU, 'cpu'),
    ...quantity('memoryRequest', MEMORY, 'memory'),
    ...quantity('cpuLimit', CPU, 'cpu'),
    ...quantity('memoryLimit', MEMORY, 'memory'),
    ...healthProblems(values),
  ];
}

function healthProblems(values: DeploymentValues): Problem[] {
  const path = values.healthPath.trim();
  // Without a path the other fields are hidden and not sent.
  if (path === '') return [];
  const whole = (field: 'healthPort' | 'healthDelay') => {
    const isWhole = values[field].trim() === '' || parseWhole(values[field]) !== undefined;
    return found(field, isWhole ? undefined : 'ui:validation.whole');
  };
  return [
    ...found('healthPath', /^\/\S*$/.test(path) ? undefined : rule('path')),
    ...whole('healthPort'),
    ...whole('healthDelay'),
  ];
}

function variableProblems({ variables }: DeploymentValues): Problem[] {
  const seen = new Set<string>();
  return variables.flatMap(({ name, value, isSecret, isStored }, index) => {
    const path = `variables.${index}`;
    const isTwice = seen.has(name);
    seen.add(name);
    if (name === '') return found(`${path}.name`, rule('variableName'));
    if (!VARIABLE.test(name)) return found(`${path}.name`, message(rule('variableShape'), { name }));
    if (isTwice) return found(`${path}.name`, message(rule('variableTwice'), { name }));
    const isMissing = isSecret && value === '' && !isStored;
    return found(`${path}.value`, isMissing ? rule('secretValue') : undefined);
  });
}

function sizeProblem({ size, storedSize }: VolumeRow): string | undefined {
  const wanted = mebibytes(size);
  if (wanted === undefined || wanted === 0) return rule('volumeSize');
  const before = storedSize === '' ? undefined : mebibytes(storedSize);
  return before !== undefined && wanted < before
    ? message(rule('volumeShrinks'), { size: storedSize })
    : undefined;
}

function volumeProblems({ volumes, replicas, isAutoscaled }: DeploymentValues): Problem[] {
  if (volumes.length === 0) return [];
  const seen = new Set<string>();
  const rows = volumes.flatMap((volume, index) => {
    const path = volume.mountPath.trim();
    const isTwice = seen.has(path);
    seen.add(path);
    const isPath = /^\/[^\s:]+$/.test(path);
    const key = path === '' ? 'mountMissing' : !isPath ? 'mountShape' : isTwice ? 'mountTwice' : undefined;
    return [
      ...found(`volumes.${index}.mountPath`, key && rule(key)),
      ...found(`volumes.${index}.size`, sizeProblem(volume)),
    ];
  });
  return [
    ...rows,
    ...found('replicas', replicas > 1 ? rule('volumeSingle') : undefined),
    ...found('isAutoscaled', isAutoscaled ? rule('volumeNoScale') : undefined),
  ];
}

function exposureProblems(values: DeploymentValues, { ingressClasses }: RuleContext): Problem[] {
  if (!values.isExposed) return [];
  if (ingressClasses?.length === 0) return found('isExposed', rule('noIngress'));
  const host = values.hostname.trim();
  if (host === '') return found('hostname', rule('hostMissing'));
  if (isDomain(host)) return [];
  return found('hostname', message(rule('hostShape'), { host: `${values.name || 'app'}.example.com` }));
}

function automationProblems(values: DeploymentValues): Problem[] {
  const { isAutoUpdated, updatePolicy, customPattern } = values;
  const pattern = customPattern.trim();
  if (!isAutoUpdated || updatePolicy !== 'CUSTOM') return [];
  if (pattern === '') return found('customPattern', rule('patternMissing'));
  return found('customPattern', /^(glob|regexp):./.test(pattern) ? undefined : rule('patternShape'));
}

function autoscalingProblems(values: DeploymentValues): Problem[] {
  if (!values.isAutoscaled) return [];
  const { minReplicas, maxReplicas, hasCpuTarget, hasMemoryTarget } = values;
  return [
    ...found('maxReplicas', maxReplicas < minReplicas ? rule('maxBelowMin') : undefined),
    ...found('hasCpuTarget', hasCpuTarget || hasMemoryTarget ? undefined : rule('noTarget')),
    ...found(
      'cpuRequest',
      hasCpuTarget && values.cpuRequest.trim() === '' ? rule('targetNeedsCpu') : undefined,
    ),
    ...found(
      'memoryRequest',
      hasMemoryTarget && values.memoryRequest.trim() === '' ? rule('targetNeedsMemory') : undefined,
    ),
  ];
}

/** What the rules across fields find; the rules of single fields are in their configuration. */
export function deploymentProblems(values: DeploymentValues, context: RuleContext): Problem[] {
  const isNamespace = NAMESPACE.test(values.namespace.trim());
  return [
    ...found('name', nameProblem(values, context)),
    ...found('namespace', isNamespace ? undefined : rule('namespace')),
    ...found('imageRepository', repositoryProblem(values.imageRepository)),
    ...found('imageTag', tagProblem(values.imageTag)),
    ...resourceProblems(values),
    ...variableProblems(values),
    ...volumeProblems(values),
    ...exposureProblems(values, context),
    ...automationProblems(values),
    ...autoscalingProblems(values),
  ];
}
