/** The permissions of our own workflows, and the publishing identity. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { withPrograms } from './support/judges/needs';
import { pathOf } from './support/judges/programs.cjs';
import { repositoryFiles, root } from './support/repository';

interface Job {
	readonly permissions?: unknown;
	readonly steps?: readonly { readonly id?: string; readonly uses?: string; readonly run?: string; readonly env?: object }[];
}
interface Workflow {
	readonly permissions?: unknown;
	readonly jobs: Readonly<Record<string, Job>>;
}

const folder = path.join(root, '.github', 'workflows');
const workflows = readdirSync(folder).map((name): [string, string] => [name, readFileSync(path.join(folder, name), 'utf8')]);

describe.each(workflows)('%s', (_name, text) => {
	const workflow = parse(text) as Workflow;
	const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);

	test('has permission to read the repository only, unless a job says otherwise', () => {
		expect(workflow.permissions).toEqual({ contents: 'read' });
	});

	test('pins foreign actions to a commit, and names the version', () => {
		for (const { uses } of steps) if (uses !== undefined && uses !== './') expect(uses).toMatch(/@[0-9a-f]{40}$/);
		for (const line of text.split('\n')) if (/uses: \w+\//.test(line)) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	});

	test('has no expression in a shell script', () => {
		for (const { run: shell } of steps) expect(shell ?? '').not.toContain('${{');
	});
});

describe('the checks of each change', () => {
	const text = workflows.find(([name]) => name === 'ci.yml')![1];
	const ci = parse(text) as {
		readonly on: Readonly<Record<string, unknown>>;
		readonly concurrency: Readonly<Record<string, unknown>>;
		readonly jobs: Readonly<
			Record<string, { if?: string; needs?: string[]; steps: { run?: string }[]; strategy?: { matrix: { part?: number[] } } }>
		>;
	};
	const runs = (job: string) => ci.jobs[job]!.steps.map(({ run: script }) => script ?? '').join('\n');

	test('run npm test on pull requests', () => {
		expect(Object.keys(ci.on)).toEqual(expect.arrayContaining(['pull_request', 'push', 'schedule']));
		expect(ci.jobs['test']!.if).toBeUndefined();
		expect(runs('test')).toMatch(/\bnpm test\b/);
	});

	test('run everything in parts, every one of them, on main and every night', () => {
		const { if: when, strategy } = ci.jobs['whole']!;
		expect(when).toBe("github.event_name != 'pull_request'");
		const parts = strategy!.matrix.part!;
		expect(parts).toEqual(parts.map((_, index) => index + 1));
		expect(runs('whole')).toContain(`npm run test:all -- --shard="$PART/${parts.length}"`);
		expect(runs('bare')).toContain('npm run test:bare');
		expect(ci.jobs['passed']!.needs).toEqual(['test', 'bare', 'wasm', 'whole']);
	});

	test('look at the WebAssembly file of the package, and at the package without it', () => {
		expect(ci.jobs['wasm']!.if).toBeUndefined();
		expect(runs('wasm')).toContain('node vendor/pdfium/update.mjs --check');
		expect(runs('wasm')).toMatch(/build:node && npm run check:wasm\n/);
		expect(runs('wasm')).toContain('build:node -- --without-pixels && npm run check:wasm -- --without-pixels');
	});

	test('are never cancelled on main', () => {
		const { group, 'cancel-in-progress': cancels } = ci.concurrency;
		expect({ group, cancels }).toEqual({
			group: "ci-${{ github.event_name == 'pull_request' && github.ref || github.run_id }}",
			cancels: true,
		});
	});
});

test('only the jobs that publish may ask for an identity, and they run no code of this repository', () => {
	const asking = workflows.flatMap(([name, text]) =>
		Object.entries((parse(text) as Workflow).jobs)
			.filter(([, { permissions }]) => JSON.stringify(permissions ?? {}).includes('id-token'))
			.map(([job, { steps }]) => ({ job: `${name}: ${job}`, uses: steps?.flatMap(({ uses }) => uses?.split('@')[0] ?? []) })),
	);
	expect(asking).toEqual([
		{ job: 'publish.yml: publish', uses: ['actions/setup-node', 'actions/download-artifact'] },
		{
			job: 'publish.yml: attest',
			uses: ['actions/download-artifact', 'actions/download-artifact', 'actions/attest-build-provenance', 'actions/attest'],
		},
		{
			job: 'publish.yml: image',
			uses: ['actions/download-artifact', 'actions/attest-build-provenance', 'sigstore/cosign-installer'],
		},
	]);
});

test('the image is signed after it was pushed, by the digest that was pushed and no tag', () => {
	const publish = parse(workflows.find(([name]) => name === 'publish.yml')![1]) as Workflow;
	const steps = publish.jobs['image']!.steps ?? [];
	const signing = steps.findIndex(({ run }) => run?.startsWith('cosign sign '));
	expect(steps[signing]).toMatchObject({
		run: 'cosign sign --yes --recursive "$NAME@$DIGEST"',
		env: { NAME: '${{ steps.push.outputs.name }}', DIGEST: '${{ steps.push.outputs.digest }}' },
	});
	expect(steps.findIndex(({ id }) => id === 'push')).toBeLessThan(signing);
	expect(steps[signing - 1]?.uses).toMatch(/^sigstore\/cosign-installer@/);
});

withPrograms('npm').test('the list of packages that a release attests is that of the lock file', () => {
	const publish = workflows.find(([name]) => name === 'publish.yml')![1];
	const [, options] = /npm (sbom [^>\n]+) > "\$RUNNER_TEMP\/octavo\.spdx\.json"/.exec(publish)!;
	expect(publish).toContain('sbom-path: octavo.spdx.json');
	const { status, stdout } = spawnSync(pathOf('npm')!, options!.split(' '), { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
	expect(status).toBe(0);
	const { spdxVersion, packages } = JSON.parse(stdout) as {
		spdxVersion: string;
		packages: { name: string; versionInfo: string }[];
	};
	expect(spdxVersion).toBe('SPDX-2.3');
	const listed = new Set(packages.map(({ name, versionInfo }) => `${name}@${versionInfo}`));
	// Each package whose licence is in the bundle of the Action.
	const bundled = [...readFileSync(path.join(root, 'action', 'dist', 'licenses.md'), 'utf8').matchAll(/^## (\S+) (\d\S*)$/gm)];
	expect(bundled.length).toBeGreaterThan(20);
	for (const [, name, version] of bundled) expect(listed).toContain(`${name}@${version}`);
});

describe('the publishing identity is one', () => {
	const { repository, homepage, bugs } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
		repository: { url: string };
		homepage: string;
		bugs: { url: string };
	};
	const identity = /github\.com\/(.+)\.git$/.exec(repository.url)![1]!;
	const files = repositoryFiles('*.md', '*.yml', '*.json', '*.ts', '*.mjs', ':!package-lock.json', ':!action/dist');

	test('is the same everywhere in package.json', () => {
		expect(homepage).toBe(`https://github.com/${identity}#readme`);
		expect(bugs.url).toBe(`https://github.com/${identity}/issues`);
	});

	test('is the owner in CODEOWNERS', () => {
		const owners = readFileSync(path.join(root, '.github', 'CODEOWNERS'), 'utf8');
		expect(owners).toContain(`* @${identity.split('/')[0]}\n`);
	});

	withPrograms('git').test('is the only address of this repository in any file', () => {
		const name = identity.split('/')[1]!;
		const own = new RegExp(`(?:github\\.com/|uses: )([\\w.-]+/${name})\\b`, 'g');
		const strays = files.flatMap((file) =>
			[...readFileSync(path.join(root, file), 'utf8').matchAll(own)]
				.filter(([, found]) => found !== identity)
				.map(([, found]) => `${file}: ${found}`),
		);
		expect(files.length).toBeGreaterThan(50);
		expect(strays).toEqual([]);
	});
});
