/** Runs the cases of operations over every backend; each must give the same facts and the same field-named errors. */
import type { Backend, Document, Outcome } from '../../shared/backend';
import { decode, type RawParameters } from '../../shared/decode';
import { inFull } from '../../shared/errors';
import { pathOf } from '../../shared/names';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import type { Resource } from '../../shared/operations/types';
import { checkAddress, encodeForm, extensionsOf, regions, sourceOf } from '../../shared/remote';
import { toForm } from '../../shared/remote/form';
import { collected, remoteInMemory } from '../support/hosts/in-memory';
import { local, localWithNativeCodec } from '../support/hosts/local';
import { refusalOf } from '../support/hosts/results';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { withTools } from '../support/judges/tools';
import type { Case } from './case';
import { cases } from './cases/all';
import { fixture } from './fixtures';
import { judge } from './judge';
import { fetchTransport } from '../support/hosts/fetch-transport';

const liveKey = process.env['OCTAVO_LIVE_KEY'];

/** The operations of a resource. Each resource has a test file, so that they run at the same time. */
export function conforms(resource: Resource): void {
	let service: TestService;
	beforeAll(async () => {
		service = await startService();
	});
	afterAll(() => service.close());

	for (const name of operationNames.filter((one) => operationOf(one).resource === resource))
		withTools('qpdf', 'poppler')(name, () => operationConforms(name, () => service));
}

function operationConforms(name: OperationName, service: () => TestService): void {
	const all = cases[name];
	const refused = all.filter(({ refuses }) => refuses);

	test('there are cases of what it gives, and of what it refuses (see badDocuments)', () => {
		expect([all.some(({ gives }) => gives), refused.length > 0]).toEqual([true, true]);
	});

	each('locally', all, async (one) => {
		await check(name, one, local);
	});

	each('through our service', all, async (one) => {
		if (!one.gives || one.gives.data || one.gives.files || one.gives.encryption || one.gives.permissions !== undefined) {
			await check(name, one, service().remote);
			return;
		}
		// Not only the same facts: the same bytes, which have been judged above. Encryption is fresh each time (docs/semantics.md, D19).
		const [there, here] = [await attempt(name, one, service().remote), await attempt(name, one, localWithNativeCodec)];
		expect(sizes(there)).toEqual(sizes(here));
		expect(there.documents.map(({ match }) => match)).toEqual(here.documents.map(({ match }) => match));
		for (const [index, { bytes }] of there.documents.entries())
			expect(Buffer.compare(bytes, here.documents[index]?.bytes ?? Buffer.alloc(0))).toBe(0);
	});

	each('with a client that checks nothing', refused, async (one) => {
		const documents = await Promise.all(one.documents.map(fixture));
		const entries = Object.entries(await parametersOf(one)).map(
			([wire, value]) => [wire, typeof value === 'object' ? (value as Document) : String(value)] as const,
		);
		const form = encodeForm(toForm(documents.map(sourceOf), entries));
		const answer = await fetch(`${service().url}${pathOf(name)}`, {
			method: 'POST',
			headers: { ...form.headers, 'X-API-Key': TEST_KEY },
			body: await collected(form.body),
		});
		expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
		const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
		expect(errors).toEqual(await issuesOf(attempt(name, one, local)));
	});

	if (liveKey === undefined)
		test.skip('in a live region (needs OCTAVO_LIVE_KEY, and OCTAVO_LIVE_URL for another than Global)', () => undefined);
	else
		each(
			'in a live region',
			all.filter((one) => !one.ours && !extensionsOf(name, one.parameters)),
			async (one) => {
				await check(name, { ...one, found: undefined }, liveBackend(liveKey));
			},
		);
}

/** A test for each case. Unlike `test.each`, content with none of them. */
function each(where: string, these: readonly Case[], check: (one: Case) => Promise<void>): void {
	for (const one of these) test(`${where}: ${one.title}`, () => check(one));
}

function liveBackend(key: string): Backend {
	return remoteInMemory({
		transport: fetchTransport(key),
		baseUrl: checkAddress(process.env['OCTAVO_LIVE_URL'] ?? regions.global.address),
		regionLabel: 'The live region',
		sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
	});
}

async function attempt(name: OperationName, one: Case, backend: Backend): Promise<Outcome> {
	const documents = await Promise.all(one.documents.map(fixture));
	return backend.run(name, documents, decode(name, await parametersOf(one)));
}

/** The parameters with the further files in place of their names. */
async function parametersOf({ parameters, files = {} }: Case): Promise<RawParameters> {
	const further = Object.entries(files).map(async ([wire, name]) => [wire, await fixture(name)] as const);
	return { ...parameters, ...Object.fromEntries(await Promise.all(further)) };
}

async function check(name: OperationName, one: Case, backend: Backend): Promise<void> {
	if (one.gives) {
		const outcome = await attempt(name, one, backend);
		judge(outcome.documents, one.gives, Number(one.parameters['maximum_bytes'] ?? Infinity));
		if (one.gives.data) expect(outcome.data).toMatchObject(one.gives.data);
		if (one.gives.files) expect(textsOf(outcome)).toEqual(one.gives.files);
		return;
	}
	const issues = await issuesOf(attempt(name, one, backend));
	const refused = Object.entries(one.refuses ?? {});
	const messages = (message: RegExp) =>
		[message, ...(one.found ? [one.found] : [])].map((text): unknown => expect.stringMatching(text));
	expect(issues).toEqual(Object.fromEntries(refused.map(([field, message]) => [field, messages(message)])));
}

/** Messages by field, as the contract writes them. */
async function issuesOf(work: Promise<Outcome>): Promise<Record<string, string[]>> {
	const error = await refusalOf(work);
	if (error.issues.length === 0) throw error;
	const byField: Record<string, string[]> = {};
	for (const issue of error.issues) (byField[issue.field] ??= []).push(inFull(issue));
	return byField;
}

const textsOf = ({ files = [] }: Outcome): Record<string, string> =>
	Object.fromEntries(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('utf8')]));

const sizes = ({ documents }: Outcome): [string, number][] => documents.map(({ name, bytes }) => [name, bytes.length]);
