/** The rules of a deployment's form that need neither the database nor the cluster. Pure. */
import type { FieldIssue } from '../../http/errors.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { DeploymentConfig } from '../../providers/deployments/config.ts';
import { compileRegexp, MAX_PATTERN } from '../../providers/images/keelPolicy.ts';
import { parseQuantity } from '../../providers/kubernetes/api/quantities.ts';

const MAX_NAME = 63;
const MAX_HOST = 253;
const MAX_SECRETS_KB = 900;
const MAX_STABILIZATION = 3_600;
const EXAMPLE_HOST = 'app.example.com';

const NAME = /^[a-z]([a-z0-9-]*[a-z0-9])?$/;
const NAMESPACE = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const TAG = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MOUNT_PATH = /^\/[^:\0]+$/;

const issue = (field: string, why: Message): FieldIssue => ({ field, ...why });
const when = (isWrong: boolean, field: string, why: Message): FieldIssue[] =>
  isWrong ? [issue(field, why)] : [];

/** What is wrong with the name of a new deployment. */
export function nameIssues({ name, namespace }: { name: string; namespace: string }): FieldIssue[] {
  const why =
    name === ''
      ? text('deployment_name_required')
      : name.length > MAX_NAME
        ? text('deployment_name_length', { max: MAX_NAME })
        : NAME.test(name)
          ? null
          : text('deployment_name_characters');
  const isNamespace = namespace.length <= MAX_NAME && NAMESPACE.test(namespace);
  return [...(why ? [issue('name', why)] : []), ...when(!isNamespace, 'namespace', text('namespace_name'))];
}

function repositoryProblem(repository: string): Message | null {
  if (repository === '') return text('image_repository_required');
  if (repository.includes('@')) return text('image_repository_digest');
  // The colon before a port is followed by a slash; after the last slash it begins a tag.
  if (repository.slice(repository.lastIndexOf('/') + 1).includes(':')) return text('image_repository_tag');
  if (!/^[A-Za-z0-9]\S*$/.test(repository) || !/[A-Za-z0-9]$/.test(repository))
    return text('image_repository_format');
  const path = repository.slice(repository.indexOf('/') + 1);
  if (/[A-Z]/.test(path)) return text('image_repository_lowercase');
  return /^[A-Za-z0-9][A-Za-z0-9./:_-]*$/.test(repository) ? null : text('image_repository_format');
}

function imageIssues({ image_repository: repository, image_tag: tag }: DeploymentConfig): FieldIssue[] {
  const problem = repositoryProblem(repository);
  return [
    ...(problem ? [issue('image_repository', problem)] : []),
    ...when(!TAG.test(tag), 'image_tag', text('image_tag_format')),
  ];
}

function rangeIssues(config: DeploymentConfig): FieldIssue[] {
  const isPort = (port: number): boolean => port >= 1 && port <= 65_535;
  const isCount = (count: number, min: number): boolean => count >= min && count <= 100;
  const isWindow = (seconds: number): boolean => seconds >= 0 && seconds <= MAX_STABILIZATION;
  const replicas = (min: number) => text('replicas_range', { min, max: 100 });
  const window = text('stabilization_range', { max: MAX_STABILIZATION });
  const { health_check: check } = config;
  return [
    ...when(!isPort(config.port), 'port', text('port_range')),
    ...when(!isPort(config.service_port), 'service_port', text('port_range')),
    ...when(check?.port != null && !isPort(check.port), 'health_check.port', text('port_range')),
    ...when(check !== null && !check.path.startsWith('/'), 'health_check.path', text('health_path')),
    ...when(!isCount(config.replicas, 0), 'replicas', replicas(0)),
    ...when(!isCount(config.min_replicas, 1), 'min_replicas', replicas(1)),
    ...when(!isCount(config.max_replicas, 1), 'max_replicas', replicas(1)),
    ...when(config.max_replicas < config.min_replicas, 'max_replicas', text('replicas_order')),
    ...when(!isWindow(config.scale_down_stabilization), 'scale_down_stabilization', window),
    ...when(!isWindow(config.scale_up_stabilization), 'scale_up_stabilization', window),
  ];
}

function autoscaleIssues(config: DeploymentConfig): FieldIssue[] {
  const targets = [
    ['target_cpu_percentage', config.target_cpu_percentage, 'CPU', config.resources.cpu_request],
    ['target_memory_percentage', config.target_memory_percentage, 'memory', config.resources.memory_request],
  ] as const;
  const issues = targets.flatMap(([field, target]) =>
    when(target !== null && (target < 1 || target > 100), field, text('percentage_range')),
  );
  if (!config.autoscale_enabled) return issues;
  const isUntargeted = targets.every(([, target]) => target === null);
  return [
    ...issues,
    ...when(isUntargeted, 'target_cpu_percentage', text('autoscale_target_required')),
    ...targets.flatMap(([field, target, resource, request]) =>
      when(target !== null && request === null, field, text('autoscale_request_required', { resource })),
    ),
  ];
}

/** Names that occur again later in the list, with their position. */
function repeated(names: readonly string[]): { name: string; index: number }[] {
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [{ name, index }] : []));
}

function variableIssues({ env_variables: variables, secrets }: DeploymentConfig): FieldIssue[] {
  const lists = [
    ['env_variables', variables.map(({ name }) => name)],
    ['secrets', secrets.map(({ name }) => name)],
  ] as const;
  const [[, variableNames]] = lists;
  return [
    ...lists.flatMap(([list, names]) => [
      ...names.flatMap((name, i) =>
        when(!VARIABLE.test(name), `${list}.${i}.name`, text('variable_name', { name })),
      ),
      ...repeated(names).map(({ name, index }) =>
        issue(`${list}.${index}.name`, text('variable_twice', { name })),
      ),
    ]),
    ...secrets.flatMap(({ name }, i) =>
      when(variableNames.includes(name), `secrets.${i}.name`, text('variable_and_secret', { name })),
    ),
  ];
}

/** A new secret needs a value; a name that was there keeps its own. */
export function secretIssues(
  { secrets }: DeploymentConfig,
  values: Readonly<Record<string, string>>,
  known: readonly string[],
): FieldIssue[] {
  const bytes = Object.values(values).reduce((sum, value) => sum + Buffer.byteLength(value), 0);
  const given = new Map(Object.entries(values));
  return [
    ...secrets.flatMap(({ name }, i) =>
      when(
        !known.includes(name) && !given.get(name),
        `secrets.${i}.value`,
        text('secret_value_missing', { name }),
      ),
    ),
    ...when(bytes > MAX_SECRETS_KB * 1_000, 'secrets', text('secrets_too_large', { max: MAX_SECRETS_KB })),
  ];
}

function volumeIssues({ volumes }: DeploymentConfig, before: DeploymentConfig | null): FieldIssue[] {
  const paths = volumes.map(({ mountPath }) => mountPath);
  return [
    ...repeated(paths).map(({ name: path, index }) =>
      issue(`volumes.${index}.mountPath`, text('mount_path_twice', { path })),
    ),
    ...volumes.flatMap((volume, i) => {
      const known = before?.volumes.find(({ name }) => name === volume.name);
      const size = parseQuantity(volume.size);
      const isSize = size !== null && size > 0;
      const isSmaller = known !== undefined && isSize && size < (parseQuantity(known.size) ?? 0);
      const hasOtherClass = known !== undefined && known.storageClass !== volume.storageClass;
      return [
        ...when(!MOUNT_PATH.test(volume.mountPath), `volumes.${i}.mountPath`, text('mount_path')),
        ...when(!isSize, `volumes.${i}.size`, text('volume_size')),
        ...when(isSmaller, `volumes.${i}.size`, text('volume_shrinks', { size: known?.size ?? '' })),
        ...when(hasOtherClass, `volumes.${i}.storageClass`, text('volume_class_fixed')),
      ];
    }),
  ];
}

function resourceIssues({ resources }: DeploymentConfig): FieldIssue[] {
  const kinds = [
    ['cpu', resources.cpu_request, resources.cpu_limit, '100m'],
    ['memory', resources.memory_request, resources.memory_limit, '128Mi'],
  ] as const;
  return kinds.flatMap(([kind, request, limit, example]) => {
    const isQuantity = (value: string | null): boolean => value === null || (parseQuantity(value) ?? -1) > 0;
    const format = text('quantity_format', { example });
    const isBelow =
      request !== null && limit !== null && (parseQuantity(limit) ?? 0) < (parseQuantity(request) ?? 0);
    return [
      ...when(!isQuantity(request), `resources.${kind}_request`, format),
      ...when(!isQuantity(limit), `resources.${kind}_limit`, format),
      ...when(isBelow, `resources.${kind}_limit`, text('limit_below_request')),
    ];
  });
}

/** A host name with at least one dot. */
function isHostname(host: string): boolean {
  const labels = host.split('.');
  return host.length <= MAX_HOST && labels.length > 1 && labels.every((label) => HOST_LABEL.test(label));
}

function exposureIssues({ expose_via_ingress: isExposed, hostname }: DeploymentConfig): FieldIssue[] {
  if (!isExposed) return [];
  if (hostname === null) return [issue('hostname', text('hostname_required'))];
  return when(!isHostname(hostname), 'hostname', text('hostname_format', { host: EXAMPLE_HOST }));
}

function patternIssues(config: DeploymentConfig): FieldIssue[] {
  if (!config.auto_update_enabled || config.auto_update_pattern !== 'custom') return [];
  const field = 'auto_update_custom_pattern';
  const pattern = config.auto_update_custom_pattern;
  if (pattern === null) return [issue(field, text('custom_pattern_required'))];
  const [kind = '', ...rest] = pattern.split(':');
  const body = rest.join(':');
  if ((kind !== 'glob' && kind !== 'regexp') || body === '')
    return [issue(field, text('custom_pattern_format'))];
  if (pattern.length > MAX_PATTERN) return [issue(field, text('text_too_long', { max: MAX_PATTERN }))];
  if (kind === 'glob') return when(body.includes(':'), field, text('custom_pattern_colon'));
  return when(compileRegexp(body) === null, field, text('custom_pattern_regexp'));
}

/** Everything that is wrong with a configuration; `before` is the one it replaces. */
export function configIssues(config: DeploymentConfig, before: DeploymentConfig | null): FieldIssue[] {
  return [
    ...imageIssues(config),
    ...rangeIssues(config),
    ...variableIssues(config),
    ...volumeIssues(config, before),
    ...resourceIssues(config),
    ...exposureIssues(config),
    ...patternIssues(config),
    ...autoscaleIssues(config),
  ];
}
