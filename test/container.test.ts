/** The files that make and start the container: Dockerfile, compose.yaml, Caddyfile. instances.test.ts runs what the image runs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DockerfileParser, type Copy, type From, type Healthcheck } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { readSettings } from '../server/settings/settings';
import { LANGUAGES, languagesIn } from '../scripts/recognition/language-data.mjs';
import { withPrograms } from './support/judges/needs';
import { pathOf } from './support/judges/programs.cjs';
import { run } from './support/judges/tools';
import { repositoryFiles, root } from './support/repository';
import { everything } from './support/sample';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const folders: string[] = [];
const temporary = (): string => folders[folders.push(mkdtempSync(path.join(tmpdir(), 'octavo-container-'))) - 1]!;
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('Dockerfile', () => {
	const dockerfile = DockerfileParser.parse(read('Dockerfile'));
	const instructions = dockerfile.getInstructions();
	const last = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));
	const stage = (name: string) => {
		const start = instructions.findIndex((one) => one.getKeyword() === 'FROM' && (one as From).getBuildStage() === name);
		const rest = instructions.slice(start + 1);
		return rest.slice(
			0,
			rest.findIndex((one) => one.getKeyword() === 'FROM'),
		);
	};
	const words = (keyword: string): string[][] =>
		last.filter((one) => one.getKeyword() === keyword).map((one) => one.getArguments().map((word) => word.getValue()));

	test('has no findings of the linter', () => {
		expect(validate(read('Dockerfile'))).toEqual([]);
		expect(validate('FROM node\nCMD ["a"]\nCMD ["b"]')).not.toEqual([]);
	});

	test('names one base image, by version and digest', () => {
		const images = dockerfile
			.getFROMs()
			.map((from: From) => from.getImage())
			.filter((image) => image !== 'build');
		expect(images).toHaveLength(3);
		expect(new Set(images).size).toBe(1);
		expect(images[0]).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
	});

	test('takes only the bundle and the license from the stage that builds, and runs nothing there', () => {
		const copies = last.filter((one): one is Copy => one.getKeyword() === 'COPY');
		for (const copy of copies) expect(copy.getFromFlag()?.getValue()).toBe('build');
		expect(words('COPY').map(([source]) => source)).toEqual(['/octavo/languages/', '/octavo/server/dist/', '/octavo/LICENSE']);
		expect(words('RUN')).toEqual([]);
	});

	test('has a stage with the package octavo-pdf and its command, which runs nothing either', () => {
		const terminal = stage('terminal');
		const [copy, ...others] = terminal.filter((one): one is Copy => one.getKeyword() === 'COPY');
		expect([copy!.getFromFlag()?.getValue(), others]).toEqual(['package', []]);
		expect(copy!.getArguments().map((word) => word.getValue())).toEqual(['/octavo/package/dist/', '/octavo/']);
		const [, command] = /bin: \{ octavo: '(.+?)'/.exec(read('scripts/bundle-package.mjs'))!;
		expect(terminal.find((one) => one.getKeyword() === 'ENTRYPOINT')!.getArgumentsContent()).toBe(
			`["node", "/octavo/${command}"]`,
		);
		expect(terminal.map((one) => one.getKeyword())).not.toContain('RUN');
		expect(terminal.map((one) => one.getKeyword())).toContain('USER');
	});

	test('has the languages in a layer before that of the service, and those that the build names', () => {
		const build = stage('build').map((one) => [one.getKeyword(), one.getArgumentsContent()?.replaceAll('"', '')]);
		const usual = build.find(([keyword]) => keyword === 'ARG')![1];
		expect(usual).toBe(`LANGUAGES=${LANGUAGES.join(' ')}`);
		expect(build).toContainEqual(['RUN', 'node scripts/recognition/language-data.mjs languages $LANGUAGES']);
		expect(languagesIn(' eng, chi_sim  deu\n')).toEqual(['eng', 'chi_sim', 'deu']);
		for (const wrong of ['', 'English', 'eng ../x', '--prefix']) expect(() => languagesIn(wrong)).toThrow(/^LANGUAGES must be/);
	});

	test('does not run as root', () => {
		expect(words('USER')).toEqual([['node']]);
		const order = last.map((one) => one.getKeyword());
		expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
	});

	// Other tests build and start both bundles, from all files (server/instances.test.ts, cli/signals.test.ts).
	if (everything)
		withPrograms('git').test('builds, from the files that .dockerignore leaves, what CMD and HEALTHCHECK start', () => {
			const ignored = new Set(repositoryFiles('--cached', '--ignored', '--exclude-from=.dockerignore'));
			const folder = temporary();
			for (const file of repositoryFiles()) if (!ignored.has(file)) cpSync(path.join(root, file), path.join(folder, file));
			symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
			expect(existsSync(path.join(folder, 'test'))).toBe(false);
			execFileSync(process.execPath, ['scripts/bundle-server.mjs'], { cwd: folder });
			execFileSync(process.execPath, ['scripts/bundle-package.mjs'], { cwd: folder });
			expect(existsSync(path.join(folder, 'package', 'dist', 'octavo.mjs'))).toBe(true);
			const check = last.find((one): one is Healthcheck => one.getKeyword() === 'HEALTHCHECK')!;
			expect(check.getSubcommand()?.getValue()).toBe('CMD');
			const started = [words('CMD')[0]!, words('HEALTHCHECK')[0]!.slice(-4)].map(
				(line) => line.join('').match(/[\w.]+\.mjs/)?.[0],
			);
			expect(started).toEqual(['index.mjs', 'health.mjs']);
			for (const file of started) expect(existsSync(path.join(folder, 'server', 'dist', file!))).toBe(true);
		});
});

describe('compose.yaml', () => {
	const { name, services, secrets } = parse(read('compose.yaml'), { merge: true });

	test('starts two instances without rights, whose file system is read-only, behind the proxy', () => {
		const named = /OCTAVO_INSTANCES:([^}]+)/.exec(read('Caddyfile'))![1]!;
		// Compose names a container by the project, the service and a number.
		const { octavo } = services;
		const names = Array.from({ length: octavo.deploy.replicas }, (_, index) => `${name}-octavo-${index + 1}:8080`);
		expect(named).toBe(names.join(' '));
		expect(services.proxy.environment.OCTAVO_INSTANCES).toBe(`\${OCTAVO_INSTANCES:-${named}}`);
		expect(octavo).toMatchObject({ build: '.', read_only: true, cap_drop: ['ALL'] });
		expect(octavo.ports).toBeUndefined();
		expect(services.proxy.volumes[0]).toBe('./Caddyfile:/etc/caddy/Caddyfile:ro');
	});

	test('gives running requests the time that a job may take before it kills an instance', () => {
		const drain = Number(/OCTAVO_DRAIN=(\d+)/.exec(read('Dockerfile'))![1]);
		const { jobTimeout } = readSettings({});
		const [, minutes] = /^(\d+)m$/.exec(services.octavo.stop_grace_period)!;
		expect(Number(minutes) * 60).toBeGreaterThan(drain + jobTimeout / 1000);
	});

	test.each(['octavo-keys', 'octavo-jobs-key'])('takes %s from a file that neither Git nor the image gets', (secret) => {
		const file = path.normalize(secrets[secret].file);
		expect(read('.gitignore').split('\n')).toContain(file);
		expect(read('.dockerignore').split('\n')).toContain(file);
	});

	test('gives every service an image with its version and a limit of memory, and n8n alone a port beside the proxy', () => {
		for (const service of Object.values<Record<string, unknown>>(services)) {
			if (service['build'] === undefined) expect(service['image']).toMatch(/:\d+\.\d+\.\d+(-[\w.]+)?$/);
			expect(service['mem_limit']).toMatch(/^\d+[mg]$/);
		}
		const open = Object.entries<{ ports?: string[] }>(services).filter(([, { ports }]) => ports !== undefined);
		expect(open.map(([service]) => service)).toEqual(['proxy', 'n8n']);
	});

	test('has settings for long jobs that the service accepts, in a folder that its user may write', () => {
		const folder = temporary();
		writeFileSync(path.join(folder, 'key'), `${'ab'.repeat(32)}\n`);
		writeFileSync(path.join(folder, 'keys'), 'first-key\n');
		const files = { OCTAVO_API_KEYS_FILE: path.join(folder, 'keys'), OCTAVO_JOBS_KEY_FILE: path.join(folder, 'key') };
		const { octavo, redis } = services;
		const { longJobs } = readSettings({ ...octavo.environment, ...files });
		expect(longJobs).toMatchObject({ redis: 'redis://redis:6379', folder: '/home/node' });
		expect(octavo.volumes).toEqual([`jobs:${longJobs!.folder}`]);
		expect(redis.command.join(' ')).toContain('--maxmemory-policy noeviction');
	});

	withPrograms('docker compose').test('is accepted by Docker Compose', () => {
		const folder = temporary();
		for (const file of ['octavo-keys.txt', 'octavo-jobs-key.txt']) writeFileSync(path.join(folder, file), 'x\n');
		const file = path.join(folder, 'compose.yaml');
		const config = (text: string) => {
			writeFileSync(file, text);
			return run('docker', ['compose', '-f', file, 'config', '--quiet']);
		};
		expect(config(read('compose.yaml'))).toEqual({ code: 0, stdout: Buffer.alloc(0), stderr: '' });
		expect(config(read('compose.yaml').replace('depends_on', 'depends_no')).code).not.toBe(0);
	});
});

describe('Caddyfile', () => {
	withPrograms('caddy').test('is valid, and formatted as Caddy does', () => {
		const folder = temporary();
		const file = path.join(folder, 'Caddyfile');
		writeFileSync(file, read('Caddyfile'));
		const caddy = (...args: string[]) =>
			spawnSync(pathOf('caddy')!, args, { encoding: 'utf8', env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
		expect(caddy('validate', '--adapter', 'caddyfile', '--config', file).status).toBe(0);
		expect(caddy('fmt', file).stdout).toBe(read('Caddyfile'));
	});
});
