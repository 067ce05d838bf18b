/** The manifests for Kubernetes: judged by its published schemas, and compared with the service's own settings. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readSettings } from '../../server/settings/settings';
import { withFetched } from '../support/fetched';
import { withPrograms } from '../support/judges/tools';
import { buildManifests, validateManifest, type Manifest } from './manifests';

const root = path.join(__dirname, '..', '..');
const kubernetes = path.join(root, 'deploy', 'kubernetes');
const folder = path.join(kubernetes, 'base');
const files = readdirSync(folder)
	.filter((file) => file !== 'kustomization.yaml')
	.sort();

const manifests = Object.fromEntries(
	files.map((file) => [file, parse(readFileSync(path.join(folder, file), 'utf8')) as Manifest]),
);

test('there is one file of each kind', () => {
	expect(files).toEqual([
		'deployment.yaml',
		'horizontal-pod-autoscaler.yaml',
		'network-policy.yaml',
		'pod-disruption-budget.yaml',
		'service.yaml',
	]);
	expect(Object.values(manifests).map(({ metadata }) => metadata.name)).toEqual(files.map(() => 'octavo'));
});

/** Entries with values that the schemas do not allow. */
const WRONG: Readonly<Record<string, object>> = {
	'deployment.yaml': { template: { spec: { containers: 'octavo' } } },
	'horizontal-pod-autoscaler.yaml': { maxReplicas: 'ten' },
	'network-policy.yaml': { podSelector: 5 },
	'pod-disruption-budget.yaml': { selector: 5 },
	'service.yaml': { ports: [{ port: 'http' }] },
};

withFetched('the published schemas of Kubernetes', () => {
	test.each(files)('accept %s, and refuse it with a wrong field', (file) => {
		const manifest = manifests[file]!;
		expect(() => validateManifest(manifest)).not.toThrow();
		expect(() => validateManifest({ ...manifest, spec: { ...manifest.spec, ...WRONG[file] } })).toThrow(/spec/);
	});
});

interface Container {
	readonly env: readonly { readonly name: string; readonly value: string }[];
	readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
	readonly resources: { readonly limits: { readonly memory: string } };
	readonly readinessProbe: { readonly httpGet: { readonly path: string } };
	readonly livenessProbe: { readonly httpGet: { readonly path: string } };
	readonly volumeMounts: readonly { readonly mountPath: string }[];
}
interface Deployment {
	readonly selector: { readonly matchLabels: object };
	readonly template: {
		readonly metadata: { readonly labels: object };
		readonly spec: { readonly terminationGracePeriodSeconds: number; readonly containers: readonly [Container] };
	};
}
const deployment = manifests['deployment.yaml']!.spec as unknown as Deployment;
const [container] = deployment.template.spec.containers;

describe('the deployment', () => {
	const { OCTAVO_API_KEYS_FILE = '', ...env } = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
	// The image's own settings; a key in place of the file, which exists only in the pod.
	const image = /^ENV .*(OCTAVO_HOST=\S+) (OCTAVO_PORT=\S+)/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))!;
	const ofImage = Object.fromEntries(image.slice(1).map((pair) => pair.split('=')));
	const settings = readSettings({ ...ofImage, ...env, OCTAVO_API_KEYS: 'first-key' });

	test('has settings that the service accepts, with the keys where they are mounted', () => {
		expect(path.posix.dirname(OCTAVO_API_KEYS_FILE)).toBe(container.volumeMounts[0]?.mountPath);
		expect(container.ports).toEqual([
			{ name: 'http', containerPort: settings.port },
			{ name: 'metrics', containerPort: settings.metricsPort },
		]);
	});

	test('lets running requests finish', () => {
		const needed = (settings.drain + settings.jobTimeout) / 1000;
		expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(needed);
	});

	test('has four times the memory that requests may hold', () => {
		expect(container.resources.limits.memory).toBe(`${(settings.memory * 4) / 1024 ** 3}Gi`);
	});

	test('is asked what it answers', () => {
		expect([container.readinessProbe.httpGet.path, container.livenessProbe.httpGet.path]).toEqual(['/ready', '/health']);
	});
});

test('every manifest means the pods of the deployment', () => {
	const { labels } = deployment.template.metadata;
	const { spec: service } = manifests['service.yaml']!;
	const { spec: budget } = manifests['pod-disruption-budget.yaml']!;
	const { spec: policy } = manifests['network-policy.yaml']!;
	const { spec: scaler } = manifests['horizontal-pod-autoscaler.yaml']!;
	expect(deployment.selector.matchLabels).toEqual(labels);
	expect(service['selector']).toEqual(labels);
	expect(budget['selector']).toEqual({ matchLabels: labels });
	expect(policy['podSelector']).toEqual({ matchLabels: labels });
	expect(scaler['scaleTargetRef']).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'octavo' });
});

interface EnvEntry {
	readonly name: string;
	readonly value?: string;
	readonly valueFrom?: object;
}

const built = (overlay: string): Manifest[] => buildManifests('overlays', overlay);

const podOf = (overlay: string): Container =>
	(built(overlay).find(({ kind }) => kind === 'Deployment')!.spec as unknown as Deployment).template.spec.containers[0];

/** In place of values that come from a secret. */
const SECRETS: Readonly<Record<string, string>> = {
	OCTAVO_REDIS: 'redis://redis:6379',
	OCTAVO_JOBS_KEY: '0'.repeat(64),
	AWS_ACCESS_KEY_ID: 'id',
	AWS_SECRET_ACCESS_KEY: 'secret',
};

withPrograms('kubectl')('the overlay', () => {
	test.each([
		['plain', 5],
		['full', 7],
	])('%s has all its manifests in one namespace, and an image of a registry', (overlay, count) => {
		const all = built(overlay);
		expect(all.map(({ metadata }) => (metadata as { namespace?: string }).namespace)).toEqual(Array(count).fill('octavo'));
		expect((podOf(overlay) as unknown as { readonly image: string }).image).toMatch(/^registry\.example\.com\/octavo/);
	});

	test.each(['plain', 'full'])('%s has settings that the service accepts, and four times the memory', (overlay) => {
		const { env, resources } = podOf(overlay);
		const given = (env as readonly EnvEntry[]).filter(({ name }) => name !== 'OCTAVO_API_KEYS_FILE');
		const values = given.map(({ name, value }) => [name, value ?? SECRETS[name]]);
		const settings = readSettings({ ...(Object.fromEntries(values) as Record<string, string>), OCTAVO_API_KEYS: 'first-key' });
		expect(resources.limits.memory).toBe(`${(settings.memory * 4) / 1024 ** 3}Gi`);
		expect(Math.max(settings.workerMemory, 2 * settings.memory)).toBe(settings.memory * 2);
		expect(settings.longJobs !== undefined).toBe(overlay === 'full');
	});

	test('full opens the way to Redis, and adds pods when jobs wait', () => {
		const all = built('full');
		const { egress } = all.find(({ kind }) => kind === 'NetworkPolicy')!.spec as { readonly egress: readonly object[] };
		expect(JSON.stringify(egress)).toContain('6379');
		const { metrics } = all.find(({ kind }) => kind === 'HorizontalPodAutoscaler')!.spec as {
			readonly metrics: readonly object[];
		};
		expect(metrics).toHaveLength(2);
	});

	withFetched('the published schemas of Kubernetes', () => {
		test.each(['plain', 'full'])('accept each manifest of %s', (overlay) => {
			for (const manifest of built(overlay).filter(({ kind }) => kind !== 'PodMonitor'))
				expect(() => validateManifest(manifest)).not.toThrow();
		});
	});
});
