/** The description of the service, judged by the clients that public generators make of it: their types, and their requests. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { operationNames, operationOf } from '../../../shared/contract/operations';
import { newestNode, nodes } from '../../action/support/runner';
import { sample, type SampleName } from '../../support/documents/samples';
import { examples } from '../../support/examples';
import { withFetched } from '../../support/fetched';
import { startService, TEST_KEY, type TestService } from '../../support/hosts/service';
import { judgeExample } from '../../support/judges/judge-example';
import { needs, withTools } from '../../support/judges/tools';
import { everything } from '../../support/sample';
import { clients as allClients, programFor, unsent } from './programs';
import { clientModules } from './fetched';
import { runBeside } from '../raw';
import { resultsOf } from './results-of';

const root = path.join(__dirname, '..', '..', '..');

/** Orval needs Node 24. */
const missing = everything ? nodes().missing : undefined;
const clients = allClients.filter((client) => client !== 'orval' || missing === undefined);
if (missing) needs(false, missing).test('Orval', () => undefined);

withFetched('clients that public generators make', () => {
	let service: TestService;
	/** Beside the packages, so that the programs find them. */
	let folder = '';
	beforeAll(async () => {
		folder = mkdtempSync(path.join(clientModules(), '..', 'generated-'));
		execFileSync(process.execPath, [path.join(__dirname, 'generate.mjs'), folder], { cwd: root });
		if (clients.includes('orval'))
			execFileSync(newestNode(), [path.join(__dirname, 'generate-orval.mjs'), folder], { cwd: root });
		for (const client of clients) writeFileSync(path.join(folder, `calls-${client}.ts`), await programFor(client));
		const samples = operationNames.flatMap((name) => [
			...examples[name].inputs,
			...Object.values(examples[name].parameters).flatMap((given) => (typeof given === 'string' ? [] : [given.sample])),
		]);
		for (const name of new Set<SampleName>(samples)) writeFileSync(path.join(folder, name), (await sample(name)).bytes);
		service = await startService();
	});
	afterAll(async () => {
		rmSync(folder, { recursive: true });
		await service.close();
	});

	test('calls of every operation compile without casts, and data can be read', () => {
		const strict = [
			'--strict',
			'--noEmit',
			'--skipLibCheck',
			'--types',
			'node',
			'--target',
			'es2022',
			'--lib',
			'es2023,dom,dom.iterable',
		];
		const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
		const files = clients.map((client) => path.join(folder, `calls-${client}.ts`));
		const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
		const faultsOf = (args: readonly string[]): string => {
			try {
				return execFileSync(process.execPath, [compiler, ...strict, ...modules, ...args], { cwd: root, encoding: 'utf8' });
			} catch (thrown) {
				return (thrown as { stdout: string }).stdout;
			}
		};
		expect(faultsOf(files)).toBe('');
		const wrong = path.join(folder, 'wrong.ts');
		const [first = ''] = files;
		writeFileSync(
			wrong,
			readFileSync(first, 'utf8').replace('data.pageCount', 'data.pageTotal').replace('angle: 90', "angle: '90'"),
		);
		expect(faultsOf([wrong]).match(/error TS\d+/g)).toHaveLength(2);
	});

	withTools('qpdf', 'poppler')('a generated client', () => {
		describe.each(clients)('of %s', (client) => {
			beforeAll(async () => {
				const outfile = path.join(folder, `${client}.mjs`);
				const entryPoints = [path.join(folder, `calls-${client}.ts`)];
				await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
				const { code, stderr } = await runBeside(process.execPath, [outfile, service.url, TEST_KEY, folder]);
				expect([code, stderr]).toEqual([0, '']);
			});

			test.each(operationNames.filter((name) => !unsent(client, name)))('runs %s', (name) => {
				judgeExample(examples[name], resultsOf(operationOf(name).output, readFileSync(path.join(folder, name))));
			});
		});
	});
});
