import { describe, expect, it } from 'vitest';
import { addonCatalogue } from '../../providers/addons/catalogue.ts';
import { defaultPostgresConfig } from '../../providers/postgres/config.ts';
import type { ObservedPostgres } from '../../providers/postgres/port.ts';
import { connectionsOf } from './postgres.connections.ts';
import { parameterProblem, parameters, walSizeProblem } from './settings/settings.parameters.ts';
import {
  OPERATOR,
  operatorProblem,
  outcomeOf,
  postgresBlocker,
  postgresCan,
  postgresStatuses,
  type PostgresAction,
} from './postgres.rules.ts';
import { warningsOf } from './postgres.preview.ts';
import { configIssues, passwordProblem } from './settings/settings.validation.ts';

const replica = { name: 'app-2', role: 'replica', ready: true, restartCount: 0, node: 'n2' } as const;
const primary = { ...replica, name: 'app-1', role: 'primary', node: 'n1' } as const;
const healthy: ObservedPostgres = {
  ...{ id: '1', name: 'app', state: 'healthy', phase: 'Cluster in healthy state', phaseReason: '' },
  ...{ instances: [primary], problem: null, primary: 'app-1', archiving: 'off', archivingError: '' },
  ...{ lastBackupAt: null, backupError: null, isBackingUp: false, recoverableSince: null },
  ...{ externalHost: null, ferretdbReady: null },
};
const config = { ...defaultPostgresConfig, cluster_name: 'app' };
const moving = {
  ...({ name: 'app', status: 'configuring', progress: 15, message: null, config } as const),
  ...{ source: null, wasReady: false },
};
const installed = { ...moving, status: 'installed', progress: 100, wasReady: true } as const;

describe('an action', () => {
  const now = {
    clusterStatus: 'active',
    config: { backup_enabled: true },
    observed: { instances: [primary, replica] },
    deletesBackups: false,
  };

  it.each(Object.keys(postgresCan) as PostgresAction[])(
    '%s starts in the statuses of the table',
    (action) => {
      const allowed: readonly string[] = postgresCan[action];
      for (const status of postgresStatuses) {
        const isAllowed = postgresBlocker(action, { ...now, status }) === null;
        expect([status, isAllowed]).toEqual([status, allowed.includes(status)]);
      }
    },
  );

  it('is refused on clusters that are archived or not active', () => {
    const on = (clusterStatus: string) =>
      postgresBlocker('update', { ...now, status: 'installed', clusterStatus });
    expect([on('archived'), on('updating')]).toEqual(['archived', 'cluster_not_active']);
  });

  it('restores no backups that are being deleted', () => {
    const deleted = { ...now, status: 'uninstalling', deletesBackups: true } as const;
    expect(postgresBlocker('restore', deleted)).toBe('deletes_backups');
    const bare = { ...deleted, config: { backup_enabled: false } };
    expect(postgresBlocker('restore', bare)).toBe('backups_off');
  });

  it('needs backups or a replica where it uses them', () => {
    const bare = { ...now, status: 'installed', config: { backup_enabled: false } } as const;
    expect(postgresBlocker('backUp', bare)).toBe('backups_off');
    expect(postgresBlocker('failover', { ...bare, observed: { instances: [primary] } })).toBe('no_replica');
  });
});

describe('the status of a database', () => {
  it('follows from its state in the cluster', () => {
    expect(outcomeOf(moving, healthy)).toEqual({ status: 'installed', progress: 100, message: null });
    expect(outcomeOf(moving, undefined)).toMatchObject({ status: 'configuring' });
    expect(outcomeOf(installed, undefined)).toMatchObject({ message: { code: 'postgres_gone' } });
    const creating = { ...healthy, state: 'creating', instances: [] } as const;
    expect(outcomeOf(moving, creating)).toMatchObject({
      progress: 15,
      message: { code: 'postgres_first_instance' },
    });
    const restoring = { ...moving, source: { name: 'shop' } };
    expect(outcomeOf(restoring, creating)).toMatchObject({ message: { code: 'postgres_restoring' } });
  });

  it('stays installed during a failover, which is shown', () => {
    const switching = { ...healthy, state: 'failing_over' } as const;
    expect(outcomeOf(installed, switching)).toMatchObject({
      status: 'installed',
      message: { code: 'postgres_failing_over' },
    });
  });

  it('waits for the address of a public database', () => {
    const exposed = { ...moving, config: { ...config, expose_enabled: true } };
    expect(outcomeOf(exposed, healthy)).toMatchObject({
      status: 'configuring',
      progress: 95,
      message: { code: 'postgres_waits_for_address' },
    });
    expect(outcomeOf(exposed, { ...healthy, externalHost: '192.0.2.1' }).status).toBe('installed');
  });

  it('shows failing archives above failed backups', () => {
    const broken = { ...healthy, archiving: 'failing', archivingError: 'denied', backupError: 'x' } as const;
    expect(outcomeOf(installed, broken).message?.code).toBe('postgres_archiving_failed');
    expect(outcomeOf(installed, { ...healthy, backupError: 'x' }).message?.code).toBe(
      'postgres_backup_failed',
    );
  });
});

describe('the operator', () => {
  it.each([
    ['0.23.2', true],
    ['0.9.0', true],
    [OPERATOR.leastVersion, false],
    ['0.26.0', false],
    ['1.0.0', false],
    [null, false],
  ])('%s is too old: %s', (version, isOld) => {
    const { leastVersion: least } = OPERATOR;
    expect(operatorProblem(version)).toEqual(
      isOld ? { code: 'postgres_operator_old', params: { version, least } } : null,
    );
  });

  it('can be too old: the catalogue has such a version, and newer ones to upgrade to', () => {
    const versions = addonCatalogue.find(({ name }) => name === OPERATOR.addon)?.versions ?? [];
    const areOld = versions.map(({ version }) => operatorProblem(version) !== null);
    expect(new Set(areOld)).toEqual(new Set([false, true]));
  });
});

describe('settings of the server', () => {
  it('accept their own defaults', () => {
    for (const { name, default: value } of parameters)
      expect([name, parameterProblem(name, value)]).toEqual([name, null]);
  });

  it.each([
    [{}, null],
    [{ min_wal_size: '1GB', max_wal_size: '2048' }, null],
    [{ min_wal_size: '1GB' }, 'postgres_wal_sizes'],
    [{ min_wal_size: '2GB', max_wal_size: '1500' }, 'postgres_wal_sizes'],
    [{ min_wal_size: '2GB', max_wal_size: 'much' }, null],
  ])('keep the smallest size of WAL below the largest: %o', (chosen, code) => {
    expect(walSizeProblem(chosen)?.code ?? null).toBe(code);
  });

  it.each([
    ['work_mem', '64MB', true],
    ['work_mem', '1', false],
    ['work_mem', '3GB', false],
    ['statement_timeout', '90s', true],
    ['statement_timeout', '0', true],
    ['statement_timeout', '2d', false],
    ['statement_timeout', '0abc', false],
    ['statement_timeout', '0constructor', false],
    ['log_min_duration_statement', '-1', true],
    ['log_min_duration_statement', '-1xyz', false],
    ['max_connections', '200', true],
    ['max_connections', '200MB', false],
    ['random_page_cost', '1.1', true],
    ['log_statement', 'ddl', true],
    ['log_statement', 'every', false],
    ['archive_command', 'x', false],
  ])('%s = %s: %s', (name, value, isValid) => {
    expect(parameterProblem(name, value) === null).toBe(isValid);
  });
});

describe('the form of a database', () => {
  const issuesOf = (changes: object, before: typeof config | null = null) =>
    configIssues({ ...config, ...changes }, {}, before).map(({ field, code }) => [field, code]);

  it('accepts its defaults, and names with single underscores', () => {
    const users = [{ name: 'read_only_2', access: 'none' }];
    expect(issuesOf({ users, superuser_username: 'super_user', ferretdb_enabled: false })).toEqual([]);
  });

  it.each(['_a', 'a_', 'a__b', '__proto__'])('refuses %s, which cannot be part of a Secret name', (name) => {
    const form = { init_database: name, superuser_username: name, users: [{ name, access: 'none' }] };
    expect(issuesOf(form)).toEqual([
      ['init_database', 'postgres_identifier'],
      ['superuser_username', 'postgres_identifier'],
      ['users.0.name', 'postgres_identifier'],
    ]);
  });

  it('refuses new names whose Secrets could be those of users of another database', () => {
    const form = { cluster_name: 'shop-role' };
    expect(issuesOf(form)).toEqual([['cluster_name', 'postgres_name_role']]);
    expect(issuesOf({ ...form, init_username: '_app' }, { ...config, ...form })).toEqual([]);
  });

  it.each(['public', 'none'])('refuses a user called %s, which PostgreSQL reserves', (name) => {
    expect(issuesOf({ init_username: name, users: [{ name, access: 'none' }] })).toEqual([
      ['init_username', 'postgres_reserved'],
      ['users.0.name', 'postgres_reserved'],
    ]);
  });

  it('takes passwords of its users alone', () => {
    const users = [{ name: 'reader', access: 'none' as const }];
    const user_passwords = { reader: 'secret', writer: 'secret' };
    expect(configIssues({ ...config, users }, { user_passwords }, null)).toMatchObject([
      { field: 'user_passwords.writer', code: 'postgres_user_unknown', params: { others: 'reader' } },
    ]);
  });

  it('lets WAL take half of the storage', () => {
    const form = (max_wal_size: string) => ({ storage_size: 10, parameters: { max_wal_size } });
    expect(issuesOf(form('5GB'))).toEqual([]);
    expect(configIssues({ ...config, ...form('6GB') }, {}, null)).toEqual([
      {
        field: 'parameters.max_wal_size',
        code: 'postgres_wal_storage',
        params: { max: '6GB', storage: 10 },
      },
    ]);
    expect(issuesOf(form('6GB'), { ...config, ...form('6GB') })).toEqual([]);
  });
});

describe('the warnings of a change', () => {
  it('name the restart of the backup window for another endpoint too', () => {
    const before = { ...config, backup_enabled: true, backup_s3_bucket: 'shop' };
    const after = { ...before, s3_endpoint_url: 'https://s3.example.com' };
    const codes = (next: typeof config) => warningsOf(before, next, 3).map(({ code }) => code);
    expect(codes(before)).not.toContain('postgres_window_restarts');
    expect(codes(after)).toContain('postgres_window_restarts');
  });
});

describe('a password', () => {
  it('may have every character of a line, and is long when the database is public', () => {
    expect(passwordProblem(`'"\\$%&@:/?#[]{}<>|;\`~^ é😀`, true)).toBeNull();
    expect(passwordProblem('a\nb', false)?.code).toBe('postgres_password_lines');
    expect(passwordProblem('short', true)?.code).toBe('postgres_password_public');
  });
});

describe('connections', () => {
  it('exist for what the database has', () => {
    const all = connectionsOf({
      name: 'app',
      config: {
        ...config,
        ...{ instances_count: 2, pooler_enabled: true, ferretdb_enabled: true },
        ...{ expose_enabled: true, expose_port: 6432 },
      },
      observed: { ...healthy, externalHost: '192.0.2.1' },
    });
    expect(all.map(({ kind, host, port }) => [kind, host, port])).toEqual([
      ['read_write', 'app-rw.databases.svc.cluster.local', 5432],
      ['read_only', 'app-ro.databases.svc.cluster.local', 5432],
      ['pooler', 'app-pooler.databases.svc.cluster.local', 5432],
      ['public', '192.0.2.1', 6432],
      ['ferretdb', 'app-ferretdb.databases.svc.cluster.local', 27017],
    ]);
  });
});
