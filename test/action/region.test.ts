/** A region, played by our own service. Through the bundle. */
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { numbered } from '../support/documents/drawn';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { pageTexts, withTools } from '../support/judges/tools';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
let service: TestService;
beforeAll(async () => {
	service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
	workspace = new Workspace({ 'a.pdf': await numbered(3), 'b.pdf': await numbered(1), 'broken.pdf': 'no PDF' });
});
afterEach(() => workspace.remove());

withTools('poppler')('a step in a region', () => {
	test('gives what the runner would give, and names the broken document', async () => {
		const inputs = { operation: 'reverse-pages', files: '*.pdf', output: 'out/{name}.pdf', 'api-key': TEST_KEY };
		const step = await workspace.run({ ...inputs, region: 'jp', 'base-url': service.url }, { node });
		expect(step.exitCode).toBe(1);
		expect(filesOf(step)).toEqual(['out/a.pdf', 'out/b.pdf']);
		expect(pageTexts(workspace.read('out/a.pdf'))).toEqual(['Page 3', 'Page 2', 'Page 1']);
		expect(step.annotations[0]).toMatchObject({ level: 'error', file: 'broken.pdf' });
		expect(step.log).toContain('in the region Japan');
		expect(step.masks).toEqual([TEST_KEY]);
	});

	testInTurn('tries a refused key once, and skips the other files', async () => {
		const inputs = { operation: 'reverse-pages', files: 'a.pdf\nb.pdf', concurrency: '1', 'base-url': service.url };
		const step = await workspace.run({ ...inputs, 'api-key': 'an unknown key' }, { node });
		expect(step.exitCode).toBe(1);
		expect(resultsOf(step).map(({ status }) => status)).toEqual(['failed', 'skipped']);
		expect(step.log.replace(/^::add-mask::.*$/m, '')).not.toContain('an unknown key');
	});

	testInTurn('refuses an operation that the service does not offer before it reads a document', async () => {
		const contractOnly = createServer((_request, response) => response.writeHead(404).end());
		await new Promise<void>((resolve) => contractOnly.listen(0, '127.0.0.1', resolve));
		try {
			const address = `http://127.0.0.1:${(contractOnly.address() as AddressInfo).port}`;
			const inputs = { steps: '- images_to_pdf', files: '*.pdf', output: 'out.pdf', 'base-url': address, 'api-key': TEST_KEY };
			const step = await workspace.run(inputs, { node });
			expect(step.annotations).toEqual([
				{
					level: 'error',
					message: expect.stringMatching(/^operation: images_to_pdf is not offered by the service at base-url: process locally/),
				},
			]);
		} finally {
			await new Promise((resolve) => contractOnly.close(resolve));
		}
	});

	testInTurn('reaches the service through the proxy of the runner', async () => {
		const seen: string[] = [];
		const proxy = createServer().on('connect', (request, socket) => {
			seen.push(request.url ?? '');
			const { port } = new URL(service.url);
			const onward = connect(Number(port), '127.0.0.1', () => {
				socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
				socket.pipe(onward).pipe(socket);
			});
		});
		await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
		try {
			const through = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
			const inputs = { operation: 'reverse-pages', files: 'b.pdf', 'base-url': service.url, 'api-key': TEST_KEY };
			const step = await workspace.run(inputs, { node, env: { http_proxy: through } });
			expect(step).toMatchObject({ exitCode: 0, annotations: [] });
			expect(seen).toEqual([new URL(service.url).host]);
		} finally {
			await new Promise((resolve) => proxy.close(resolve));
		}
	});
});

describe('is refused before anything is sent or written', () => {
	const KEY = { 'api-key': TEST_KEY };
	test.each([
		[{ region: 'eu' }, /api-key is empty.*secrets\.OCTAVO_API_KEY.*forks and of Dependabot.*no key is needed/],
		[{ region: 'mars', ...KEY }, /region: must be one of global \(Global\), us \(United States\)/],
		[{ region: 'us', ...KEY }, /base-url: The address of the region United States is not published/],
		[
			{ region: 'eu', 'base-url': 'https://pdf.example.com', ...KEY },
			/base-url: The region European Union has its own address, and the base address is another. Remove base-url, or remove region/,
		],
		[{ 'base-url': 'http://pdf.example.com', ...KEY }, /base-url: The base address must start with https/],
		[{ region: 'eu', ...KEY, 'open-password': 'secret' }, /^open-password: is not offered by European Union: process locally/],
	])('%j', async (inputs, message) => {
		const step = await workspace.run({ operation: 'reverse-pages', files: '*.pdf', ...inputs }, { node });
		expect(step).toMatchObject({ exitCode: 1, annotations: [{ level: 'error', message: expect.stringMatching(message) }] });
		expect(workspace.list()).toEqual(['a.pdf', 'b.pdf', 'broken.pdf']);
	});

	testInTurn('warns of a key without a region', async () => {
		const step = await workspace.run({ operation: 'reverse-pages', files: 'a.pdf', ...KEY }, { node });
		expect(step.annotations).toEqual([{ level: 'warning', message: expect.stringContaining('api-key is not used') }]);
	});
});
