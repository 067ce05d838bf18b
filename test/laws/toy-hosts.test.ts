/**
 * Every host handles kinds of fields that no operation has yet, and ports that a host may not lend (docs/semantics.md, D76 and D89).
 * @jest-environment node
 */
jest.mock('../../shared/contract/operations/all', () => {
	const actual = jest.requireActual<typeof import('../../shared/contract/operations/all')>(
		'../../shared/contract/operations/all',
	);
	return {
		operations: { ...actual.operations, ...jest.requireActual<typeof import('../support/toys')>('../support/toys').toys },
	};
});
jest.mock('../../shared/local/all', () => {
	const actual = jest.requireActual<typeof import('../../shared/local/all')>('../../shared/local/all');
	const { toyImplementations } = jest.requireActual<typeof import('../support/toys')>('../support/toys');
	return { implementations: { ...actual.implementations, ...toyImplementations } };
});

import type { INodeProperties } from 'n8n-workflow';
import { parse } from 'yaml';
import { decodeDraft } from '../../runs/steps/step-values';
import { readSteps } from '../../runs/steps/steps';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { properties } from '../../nodes/OctavoPdf/panel/properties';
import { actionInputs, parametersOfOperations } from '../../scripts/generate/documentation';
import { describeService } from '../../server/contract/openapi';
import { decode, decodeAll } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import type { OperationName } from '../../shared/contract/operations';
import type { Document, Port } from '../../shared/contract/operations/types';
import { allPorts } from '../../shared/contract/ports';
import type { Case } from '../conformance/case';
import { asksForPorts, casesWithPorts, checkUnavailable } from '../conformance/ports';
import { over } from '../conformance/run';
import { numbered } from '../support/documents/drawn';
import { asDocument, local, localWithNativeCodec, localWithoutPorts } from '../support/hosts/local';
import { refusalOf } from '../support/hosts/results';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { toyCalls } from '../support/toys';
import { harness, parametersOf } from '../nodes/execute-functions';

const KINDS = 'toy_kinds' as OperationName;
const DRAWING = 'toy_drawing' as OperationName;
const SIGNING = 'toy_signing' as OperationName;
const PEM = '-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49\n-----END PRIVATE KEY-----\n';
const WORDS = 'must be one or more of phone, email, card, separated by commas';

let one: Uint8Array;
let lending: TestService;
let bare: TestService;
beforeAll(async () => {
	one = await numbered(1);
	[lending, bare] = await Promise.all([startService(), startService({ backend: localWithoutPorts })]);
});
afterAll(() => Promise.all([lending.close(), bare.close()]));
beforeEach(() => void toyCalls.splice(0));

describe('the panel of n8n', () => {
	const shown = ({ displayOptions }: INodeProperties) => displayOptions?.show?.['operation']?.includes('toyKinds') === true;
	const options = properties.find((one) => one.name === 'options' && shown(one))?.options as INodeProperties[];

	/** The words that the operation got, or the message. */
	const given = async (toyWords: unknown): Promise<unknown> => {
		const parameters = { resource: 'document', operation: 'toyKinds', options: { toyWords } };
		const { context } = harness({
			parameters: parametersOf(parameters),
			items: [{ files: { data: { bytes: one, fileName: 'a.pdf' } } }],
		});
		return await executeItems(context).then(
			() => (toyCalls[0] as { toy_words?: unknown }).toy_words,
			({ message }: Error) => message,
		);
	};

	it('has a list of several words, in the order of their names', () => {
		expect(options.find(({ name }) => name === 'toyWords')).toMatchObject({
			type: 'multiOptions',
			default: [],
			options: [
				{ name: 'Cards', value: 'card' },
				{ name: 'E-Mail', value: 'email', description: 'Addresses of e-mail' },
				{ name: 'Phone Numbers', value: 'phone' },
			],
		});
	});

	it('takes certificates from a binary field, and no key at all', () => {
		const names = options.map(({ name }) => name);
		expect(names).toContain('toyTrust');
		expect(properties.filter(shown).map(({ name }) => name)).not.toContain('toyKey');
		expect(names).not.toContain('toyKey');
	});

	it.each<[string, unknown, unknown]>([
		['a list', ['card', 'phone'], ['phone', 'card']],
		['an expression that gives a list', () => ['email'], ['email']],
		['an expression that gives text', () => 'card, phone', ['phone', 'card']],
		['an empty list', [], expect.stringMatching(/^Options > Toy Words is empty: give one or more/)],
		[
			'an expression that gives nothing',
			() => undefined,
			expect.stringMatching(/^Options > Toy Words is empty: give one or more/),
		],
		['a word that is not an option', ['fax'], `Options > Toy Words ${WORDS}`],
	])('reads %s', async (_, value, expected) => {
		expect(await given(value)).toEqual(expected);
	});

	it('says what an operation needs that n8n does not lend, and where it is', async () => {
		const items = [{ files: { data: { bytes: one, fileName: 'a.pdf' } } }];
		const failed = async (parameters: object): Promise<unknown> => {
			const { context } = harness({ parameters: parametersOf({ resource: 'document', ...parameters }), items });
			return await executeItems(context).then(String, ({ message, description }: Error & { description?: string }) => [
				message,
				description,
			]);
		};
		const cure = 'Set Process to In a Region, with a credential for a service of your own that offers it';
		expect(await failed({ operation: 'toyDrawing' })).toEqual([
			'Toy Drawing does not work here: it needs a program that recognizes text (OCR)',
			cure,
		]);
		expect(await failed({ operation: 'toySigning', options: { toyTolerance: 'pixels' } })).toEqual([
			'Options > Toy Tolerance does not work here: it needs a program that recognizes text (OCR)',
			cure,
		]);
	});
});

describe('the inputs of the Action', () => {
	const read = (raw: Record<string, unknown>) => {
		const { step, issues } = decodeDraft({ name: KINDS, raw, typed: {} }, 'refuse');
		return issues.length > 0 ? issues.map(({ field, message }) => `${field} ${message}`) : step.params;
	};

	it.each<[string, unknown]>([
		['commas', 'card, phone'],
		['lines', 'card\nphone\n'],
		['lines that end with commas', 'card,\n  phone'],
		['a JSON array', '["card", "phone"]'],
		['a YAML list', ['card', 'phone']],
	])('take several words with %s', (_, given) => {
		expect(read({ toy_words: given })).toMatchObject({ toy_words: ['phone', 'card'] });
	});

	it.each<[string, unknown, string]>([
		['an empty word between commas', 'card,,phone', WORDS],
		['a mapping', { card: true }, `${WORDS}, and is a mapping`],
		['a JSON array of numbers', '[1]', WORDS],
		['an empty list', [], 'is empty: give one or more of phone, email, card, separated by commas, or leave the field out'],
	])('refuse %s', (_, given, message) => {
		expect(read({ toy_words: given })).toEqual([`toy_words ${message}`]);
	});

	it('take a key as PEM or base64, never as a path', () => {
		expect(read({ toy_key: PEM })).toMatchObject({ toy_key: { name: 'key.pem', bytes: Buffer.from(PEM.trim()) } });
		expect(read({ toy_key: 'aHVu\ndGVy' })).toMatchObject({ toy_key: { name: 'key.p12', bytes: Buffer.from('hunter') } });
		for (const path of ['certificates/key.p12', 'key.pem', 'aHVudGV'])
			expect(read({ toy_key: path })).toEqual([
				expect.stringMatching(/^toy_key must be the value of a secret, .* and never a path$/),
			]);
		expect(decodeDraft({ name: KINDS, raw: { toy_trust: 'certificates/roots.pem' }, typed: {} }, 'refuse').step.paths).toEqual({
			toy_trust: 'certificates/roots.pem',
		});
	});

	it.each<[string, Readonly<Record<string, string>>]>([
		['an input', { operation: 'toy-kinds', 'toy-key': PEM }],
		['steps', { steps: `- toy_kinds:\n    toy_key: |\n${PEM.replace(/^(?=.)/gm, '      ')}` }],
	])('mask each line of a key in %s', async (_, inputs) => {
		const masked: string[] = [];
		const { steps, issues } = await readSteps(
			(name) => inputs[name] ?? '',
			(secret) => masked.push(secret),
		);
		expect([steps.length, issues]).toEqual([1, []]);
		expect(masked).toEqual(expect.arrayContaining(['MIGHAgEAMBMGByqGSM49AgEGCCqGSM49']));
	});

	it('are described', () => {
		const inputs = parse(actionInputs()) as Record<string, { description: string }>;
		expect(inputs['toy-words']?.description).toBe(
			'For toy-kinds: The kinds of words to find. One or more of phone, email (addresses of e-mail), card, separated by commas or line by line. Optional.',
		);
		expect(inputs['toy-key']?.description).toContain('The value of a secret, never a path: a certificate with its private key');
		expect(parametersOfOperations()).toContain(
			'- **`toy-key`**: The certificate to sign with. A certificate with its private key, as PEM or PKCS #12, of at most 1 MB.\n',
		);
	});
});

describe('the service', () => {
	const send = async (service: TestService, name: string, fields: readonly (readonly [string, string | Uint8Array])[] = []) => {
		const body = new FormData();
		for (const [wire, value] of [['file', one] as const, ...fields])
			if (typeof value === 'string') body.append(wire, value);
			else body.append(wire, new Blob([Buffer.from(value)]), 'a.pdf');
		const answer = await fetch(`${service.url}/v1/${name}`, { method: 'POST', headers: { 'X-API-Key': TEST_KEY }, body });
		const { errors, title } = answer.status === 200 ? {} : ((await answer.json()) as { errors?: object; title?: string });
		return { status: answer.status, cause: answer.headers.get('octavo-error'), errors, title };
	};
	const described = (ports?: ReadonlySet<Port>) => {
		const { paths } = describeService('1', ports) as unknown as {
			paths: Record<
				string,
				{ post: { requestBody: { content: { 'multipart/form-data': { schema: { properties: object } } } } } }
			>;
		};
		return (path: string): Record<string, { pattern?: string }> | undefined =>
			paths[path]?.post.requestBody.content['multipart/form-data'].schema.properties as never;
	};

	it('describes several words by a pattern, which holds for what it takes', () => {
		const { pattern } = described()('/v1/toy_kinds')!['toy_words']!;
		for (const [text, isTaken] of [
			['phone', true],
			[' card , phone', true],
			['card,card', true],
			['phone,', false],
			['fax', false],
			['phone card', false],
			['phone,\ncard', false],
		] as const) {
			expect([text, new RegExp(pattern!).test(text)]).toEqual([text, isTaken]);
			expect([text, decodeAll(KINDS, { toy_words: text }).issues.length === 0]).toEqual([text, isTaken]);
		}
		expect(described()('/v1/toy_kinds')!['toy_key']).toMatchObject({ format: 'binary', writeOnly: true });
	});

	it('takes several words in one part, and a key with or without a file name', async () => {
		expect(
			await send(lending, 'toy_kinds', [
				['toy_words', 'card,phone'],
				['toy_key', PEM],
			]),
		).toMatchObject({ status: 200 });
		expect(toyCalls).toMatchObject([{ toy_words: ['phone', 'card'], toy_key: { name: expect.any(String) } }]);
		// A form ends the lines of text with CR and LF.
		const { toy_key } = toyCalls[0] as { toy_key: Document };
		expect(Buffer.from(toy_key.bytes).toString().replaceAll('\r\n', '\n')).toBe(PEM);
		expect(
			await send(lending, 'toy_kinds', [
				['toy_words', 'card'],
				['toy_words', 'phone'],
			]),
		).toMatchObject({
			status: 400,
			errors: { toy_words: ['must be given only once'] },
		});
		expect(await send(lending, 'toy_kinds', [['toy_key', 'key.p12']])).toMatchObject({
			errors: { toy_key: ['is text, not a file: write toy_key=@key.p12'] },
		});
	});

	it('gets the decoded values from our client', async () => {
		const raw = { toy_words: ['card', 'phone'], toy_key: { name: 'key.pem', bytes: Buffer.from(PEM) } };
		await lending.remote.run(KINDS, [asDocument(one)], decode(KINDS, raw));
		expect(toyCalls).toMatchObject([{ toy_words: ['phone', 'card'], toy_key: { name: 'key.pem' } }]);
	});

	it('may repeat a line of a key, which our client does not show', async () => {
		const issues = [{ field: 'toy_key', message: `is wrong at ${PEM.split('\n')[1]}` }];
		const run = () => Promise.reject(new OctavoError('invalid_parameters', 'x', { issues }));
		const repeating = await startService({ backend: { ports: allPorts, run } });
		try {
			const raw = { toy_key: { name: 'key.pem', bytes: Buffer.from(PEM) } };
			const error = await refusalOf(repeating.remote.run(KINDS, [asDocument(one)], decode(KINDS, raw)));
			expect(error.issues).toEqual([{ field: 'toy_key', message: 'is wrong at ***' }]);
		} finally {
			await repeating.close();
		}
	});

	it('leaves out of its description what it cannot do, and refuses it', async () => {
		expect(described(allPorts)('/v1/toy_drawing')).toBeDefined();
		expect(Object.keys(described(allPorts)('/v1/toy_signing')!)).toEqual([
			'file',
			'toy_server',
			'toy_tolerance',
			'open_password',
		]);
		const some = described(new Set<Port>(['network']));
		expect([some('/v1/toy_drawing'), Object.keys(some('/v1/toy_signing')!)]).toEqual([
			undefined,
			['file', 'toy_server', 'open_password'],
		]);
		expect(await (await fetch(`${bare.url}/openapi.json`)).text()).not.toMatch(/toy_drawing|toy_server/);
		expect(await send(bare, 'toy_drawing')).toMatchObject({
			status: 404,
			title: 'toy_drawing does not work here: it needs a program that recognizes text (OCR).',
		});
		expect(await send(bare, 'toy_signing', [['toy_tolerance', 'pixels']])).toEqual({
			status: 400,
			cause: 'unavailable',
			errors: { toy_tolerance: ['does not work here: it needs a program that recognizes text (OCR)'] },
			title: expect.any(String) as string,
		});
		expect(toyCalls).toEqual([]);
	});

	it('is not sent what it does not offer', async () => {
		const offers = async (name: OperationName, raw: object) =>
			(await refusalOf(bare.remote.run(name, [asDocument(one)], decode(name, { ...raw })))).message;
		const cure = 'is not offered by Our Own: process locally, or use a service that offers it';
		expect(await offers(DRAWING, {})).toBe(`operation: ${DRAWING} ${cure}`);
		expect(await offers(SIGNING, { toy_server: 'tsa.example.com' })).toBe(`toy_server: ${cure}`);
		expect(toyCalls).toEqual([]);
		await bare.remote.run(SIGNING, [asDocument(one)], decode(SIGNING, { toy_tolerance: 'none' }));
		await lending.remote.run(DRAWING, [asDocument(one)], decode(DRAWING, {}));
		expect(toyCalls).toHaveLength(2);
	});
});

describe('conformance', () => {
	const alone: Case = { title: 'alone', documents: ['1 page'], parameters: {}, gives: {} };
	const asking: Case = { ...alone, title: 'asking', parameters: { toy_server: 'tsa.example.com' } };
	const same: Case = { ...alone, title: 'same', parameters: { toy_tolerance: 'none' } };
	const refused: Case = { title: 'refused', documents: [], parameters: {}, refuses: { file: /required/ } };

	it('finds the cases that need a port', async () => {
		expect(await casesWithPorts(DRAWING, [alone, refused])).toEqual([alone]);
		expect(await casesWithPorts(SIGNING, [alone, asking, same, refused])).toEqual([asking]);
		expect(await casesWithPorts(KINDS, [alone])).toEqual([]);
		expect([DRAWING, SIGNING, KINDS].map(asksForPorts)).toEqual([true, true, false]);
	});

	it('fails if such a case works where nothing is lent', async () => {
		await checkUnavailable(DRAWING, alone);
		await checkUnavailable(SIGNING, asking);
		await expect(checkUnavailable(DRAWING, alone, over(local))).rejects.toThrow('this was expected to be refused');
		await expect(checkUnavailable(DRAWING, { ...alone, documents: [] }, over(local))).rejects.toThrow('unavailable');
	});
});

describe('the local backend', () => {
	const run = (name: OperationName, raw: object = {}, backend = localWithoutPorts) =>
		backend.run(name, [asDocument(one)], decode(name, { ...raw }));

	it('does what its host lends', async () => {
		for (const backend of [local, localWithNativeCodec]) {
			await run(DRAWING, {}, backend);
			await run(SIGNING, { toy_server: 'tsa.example.com', toy_tolerance: 'pixels' }, backend);
		}
		await run(SIGNING, { toy_tolerance: 'none' });
		expect(toyCalls).toHaveLength(5);
	});

	it('says what it needs where nothing is lent', async () => {
		expect(await refusalOf(run(DRAWING))).toMatchObject({
			code: 'unavailable',
			message: 'toy_drawing does not work here: it needs a program that recognizes text (OCR)',
			advice: 'Use a service of your own that offers it',
			issues: [],
		});
		expect(await refusalOf(run(SIGNING, { toy_server: 'x', toy_tolerance: 'pixels' }))).toMatchObject({
			code: 'unavailable',
			advice: 'Leave them out, or use a service of your own that offers them',
			issues: [
				{ field: 'toy_server', message: 'does not work here: it needs access to the network' },
				{ field: 'toy_tolerance', message: 'does not work here: it needs a program that recognizes text (OCR)' },
			],
		});
		expect(toyCalls).toEqual([]);
	});
});
