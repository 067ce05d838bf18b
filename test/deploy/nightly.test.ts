/** The CronJob for Kubernetes: judged by its published schema, and run as it says. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { numbered } from '../support/documents/drawn';
import { withFetched } from '../support/fetched';
import { runCommand } from '../support/hosts/terminal';
import { qpdfCheck, withPrograms, withTools } from '../support/judges/tools';
import { root } from '../support/repository';
import { buildManifests, validateManifest, type Manifest } from './manifests';

jest.mock('@actions/core', () => ({ debug: () => undefined }));

interface Pod {
	readonly hostname: string;
	readonly containers: readonly [
		{
			readonly image: string;
			readonly args: readonly string[];
			readonly env: readonly { readonly name: string }[];
			readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string; readonly subPath?: string }[];
		},
	];
	readonly volumes: readonly { readonly name: string; readonly configMap?: { readonly name: string } }[];
}

const kubernetes = path.join(root, 'deploy', 'kubernetes', 'nightly');
const manifest = parse(readFileSync(path.join(kubernetes, 'cron-job.yaml'), 'utf8')) as Manifest;
const podOf = ({ spec }: Manifest): Pod =>
	(spec as { jobTemplate: { spec: { template: { spec: Pod } } } }).jobTemplate.spec.template.spec;

let folder: string;
const list = (name: string): string[] => (existsSync(path.join(folder, name)) ? readdirSync(path.join(folder, name)).sort() : []);
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-nightly-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the arguments of the container, with this folder in place of that of its documents. */
function runContainer(): ReturnType<typeof runCommand> {
	const [{ args, env, volumeMounts }] = podOf(manifest).containers;
	const { mountPath } = volumeMounts.find(({ name }) => name === 'documents')!;
	const words = args.map((word) => word.replace(mountPath, folder));
	return runCommand(folder, words, Object.fromEntries(env.map(({ name }) => [name, 'a-long-one'])));
}

withFetched('the published schemas of Kubernetes', () => {
	test('accept the CronJob, and refuse it with a wrong field', () => {
		expect(() => validateManifest(manifest)).not.toThrow();
		const wrong = { ...manifest, spec: { ...manifest.spec, concurrencyPolicy: 'Never' } };
		expect(() => validateManifest(wrong)).toThrow(/concurrencyPolicy/);
	});
});

withPrograms('kubectl')('the kustomization', () => {
	test('mounts the job file of its ConfigMap beside the documents, and takes an image of a registry', () => {
		const all = buildManifests('nightly');
		const config = all.find(({ kind }) => kind === 'ConfigMap')! as unknown as Manifest & { data: Record<string, string> };
		const pod = podOf(all.find(({ kind }) => kind === 'CronJob')!);
		const [{ args, image, volumeMounts }] = pod.containers;
		expect(all.map(({ metadata }) => metadata.namespace)).toEqual(['octavo', 'octavo']);
		expect(image).toMatch(/^registry\.example\.com\/octavo-terminal/);
		const mount = volumeMounts.find(({ mountPath }) => mountPath === args[1])!;
		expect(config.data[mount.subPath!]).toBe(readFileSync(path.join(kubernetes, 'job.yml'), 'utf8'));
		expect(pod.volumes.find(({ name }) => name === mount.name)!.configMap!.name).toBe(config.metadata.name);
	});
});

describe('the job', () => {
	beforeEach(async () => {
		writeFileSync(path.join(folder, 'job.yml'), readFileSync(path.join(kubernetes, 'job.yml')));
		mkdirSync(path.join(folder, 'inbox'));
		writeFileSync(path.join(folder, 'inbox', 'a.pdf'), await numbered(2));
		writeFileSync(path.join(folder, 'inbox', 'bad.pdf'), 'not a PDF');
	});

	test('sorts the documents of one night, and finds nothing to do in the next', async () => {
		expect(await runContainer()).toMatchObject({ code: 1, told: expect.stringContaining('inbox/bad.pdf') });
		expect(['inbox', 'archive', 'done', 'failed'].map(list)).toEqual([[], ['a.pdf'], ['a.pdf'], ['bad.pdf']]);
		expect(await runContainer()).toMatchObject({ code: 0, told: '' });
	});

	test('takes over the lock of a pod that was killed', async () => {
		// Each pod has this name, and its command is the first process of the container.
		expect(podOf(manifest).hostname).toBe('octavo-nightly');
		writeFileSync(path.join(folder, 'job.yml.lock'), `${process.pid} ${hostname()}\n`);
		expect(await runContainer()).toMatchObject({ code: 1 });
		expect(list('archive')).toEqual(['a.pdf']);
	});

	withTools('qpdf').test('locks what it archives', async () => {
		await runContainer();
		const bytes = readFileSync(path.join(folder, 'archive', 'a.pdf'));
		expect(qpdfCheck(bytes, 'a-long-one')).toMatchObject({ clean: true });
		expect(qpdfCheck(bytes).output).toContain('invalid password');
	});
});
