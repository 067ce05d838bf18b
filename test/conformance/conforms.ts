/** Runs the cases of operations over every backend; each must give the same facts and the same field-named errors. */
import type { Backend, Document, Outcome } from '../../shared/contract/backend';
import { encode } from '../../shared/contract/values/decode';
import { pathOf } from '../../shared/contract/names';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { JsonObject, Resource } from '../../shared/contract/operations/types';
import { checkAddress, encodeForm, extensionsOf, regions, sourceOf } from '../../shared/remote';
import { toForm } from '../../shared/remote/form';
import { fetchTransport } from '../support/hosts/fetch-transport';
import { collected, remoteInMemory } from '../support/hosts/in-memory';
import { local, localWithNativeCodec } from '../support/hosts/local';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { needs, withTools } from '../support/judges/tools';
import { sampled } from '../support/sample';
import type { Case } from './case';
import { cases } from './cases/all';
import { asksForPorts, casesWithPorts, checkUnavailable } from './ports';
import { hasOwnRefusals, refusalsToSend, sharedRefusals } from './refusals';
import { attempt, check, documentsOf, issuesOf, over, parametersOf } from './run';

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
	const [first, ...others] = all.filter(({ gives }) => gives);
	const given = [...(first ? [first] : []), ...sampled(others, Math.ceil(others.length / 4))];
	const refusing = all.filter(({ gives }) => !gives);
	const sent = [...sampled(given, 1), ...sampled([...refusing, ...refusalsToSend(name)], 1)];

	test('there are cases of what it gives, and of what its own fields refuse', () => {
		expect(all.some(({ gives }) => gives)).toBe(true);
		expect(all.some(({ refuses }) => refuses) || !hasOwnRefusals(name)).toBe(true);
	});

	each('locally', [...given, ...refusing, ...sharedRefusals(name)], (one) => check(name, one, over(local)));

	each('through our service', sent, async (one) => {
		await check(name, one, over(service().remote));
		if (!one.gives || one.gives.encryption || one.gives.opensWith || operationOf(name).varies) return;
		// Not only the same facts: the same bytes. Encryption and time stamps are fresh each time (docs/semantics.md, D19).
		const there = await attempt(name, one, over(service().remote));
		for (const host of name === 'optimize_document' ? [local, localWithNativeCodec] : [localWithNativeCodec])
			expectSameDocuments(there, await attempt(name, one, over(host)));
	});

	if (asksForPorts(name))
		test('where no port is lent, the cases that need one are unavailable', async () => {
			const needing = await casesWithPorts(name, all);
			expect(needing).not.toEqual([]);
			for (const one of needing) await checkUnavailable(name, one);
		});

	each(
		'with a client that checks nothing',
		sent.filter(({ refuses }) => refuses),
		async (one) => {
			const [documents, parameters] = [await documentsOf(one), await parametersOf(one)];
			const entries = Object.entries(parameters).map(([wire, value]) => [wire, partOf(value)] as const);
			const form = encodeForm(toForm(documents.map(sourceOf), entries));
			const answer = await fetch(`${service().url}${pathOf(name)}`, {
				method: 'POST',
				headers: { ...form.headers, 'X-API-Key': TEST_KEY },
				body: await collected(form.body),
			});
			expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
			const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
			expect(errors).toEqual(await issuesOf(attempt(name, one, over(local))));
		},
	);

	if (liveKey === undefined)
		needs(false, 'OCTAVO_LIVE_KEY, and OCTAVO_LIVE_URL for another than Global').test('in a live region', () => undefined);
	else
		each(
			'in a live region',
			sent.filter((one) => !one.ours && !extensionsOf(name, one.parameters)),
			(one) => check(name, { ...one, found: undefined }, over(liveBackend(liveKey))),
		);
}

/** A test for each case. Unlike `test.each`, content with none of them. */
function each(where: string, these: readonly Case[], check: (one: Case) => Promise<void>): void {
	for (const one of these) test(`${where}: ${one.title}`, () => check(one));
}

/** A raw value as a part of a form. */
function partOf(value: unknown): Document | string {
	if (typeof value === 'object' && value !== null && 'bytes' in value) return value as Document;
	return encode(value as string | number | boolean | JsonObject);
}

function liveBackend(key: string): Backend {
	return remoteInMemory({
		transport: fetchTransport(key),
		baseUrl: checkAddress(process.env['OCTAVO_LIVE_URL'] ?? regions.global.address),
		regionLabel: 'The live region',
		sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
	});
}

function expectSameDocuments(there: Outcome, here: Outcome): void {
	expect(sizes(there)).toEqual(sizes(here));
	expect(there.documents.map(({ match }) => match)).toEqual(here.documents.map(({ match }) => match));
	for (const [index, { bytes }] of there.documents.entries())
		expect(Buffer.compare(bytes, here.documents[index]?.bytes ?? Buffer.alloc(0))).toBe(0);
}

const sizes = ({ documents }: Outcome): [string, number][] => documents.map(({ name, bytes }) => [name, bytes.length]);
