/** The facts of every operation: locally, through our own service, and in a region that tells none (docs/semantics.md, D40). */
import type { Backend, Outcome } from '../../shared/contract/backend';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import { decode } from '../../shared/contract/values/decode';
import { pageCounter } from '../../shared/local/count-pages';
import { extensionsOf, type Transport } from '../../shared/remote';
import type { Case } from '../conformance/case';
import { cases } from '../conformance/cases/all';
import { attempt, over, parametersOf } from '../conformance/run';
import { fetchTransport } from '../support/hosts/fetch-transport';
import { remoteInMemory } from '../support/hosts/in-memory';
import { localWithNativeCodec } from '../support/hosts/local';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { withTools } from '../support/judges/tools';
import { sampled, testInTurn } from '../support/sample';

/** Those that are counted from the results. */
const COUNTED = ['pageCount', 'partCount', 'largestBytes'];

/** The facts, and those of each document and file; the title of a part is not among its pages. */
function toldBy({ facts, documents, files = [] }: Outcome) {
	return {
		facts,
		documents: documents.map(({ name: _name, bytes: _bytes, ...told }) => told),
		files: files.map(({ facts: told }) => told),
	};
}

let service: TestService;
beforeAll(async () => {
	service = await startService();
});
afterAll(() => service.close());

/** As the published service answers: without the header of ours, and without a description. */
const withoutOutcome: Transport = async (request) => {
	const answer = await fetchTransport(TEST_KEY)(request);
	const { 'octavo-outcome': _outcome, ...headers } = answer.headers;
	return { ...answer, headers };
};

const published = (): Backend =>
	remoteInMemory({
		transport: withoutOutcome,
		baseUrl: service.url,
		regionLabel: 'Published',
		attempts: 1,
		sleep: () => Promise.resolve(),
		countPages: pageCounter({ pause: () => Promise.resolve() }),
	});

// qpdf makes the protected documents.
withTools('qpdf')('the facts', () => {
	testInTurn.each(sampled(operationNames, 20))('of %s are the same locally and through our own service', async (name) => {
		for (const one of sampled(giving(name), 1)) {
			const [here, there] = [localWithNativeCodec, service.remote].map((backend) => attempt(name, one, over(backend)));
			expect(toldBy(await there!)).toEqual(toldBy(await here!));
		}
	});

	const ofContract = operationNames.filter((name) => !operationOf(name).extension);
	test.each(sampled(ofContract, 12))('of %s are counted from the result in a region that tells none', async (name) => {
		const tested: Outcome[] = [];
		for (const one of giving(name)) {
			if (extensionsOf(name, decode(name, await parametersOf(one)))) continue;
			const { documents, facts } = toldBy(await attempt(name, one, over(localWithNativeCodec)));
			const outcome = await attempt(name, one, over(published()));
			const counted = Object.entries(facts).filter(([fact]) => COUNTED.includes(fact));
			expect(toldBy(outcome)).toEqual({ facts: Object.fromEntries(counted), documents, files: [] });
			tested.push(outcome);
		}
		expect(tested.length).toBeGreaterThan(0);
	});
});

const giving = (name: OperationName): Case[] => cases[name].filter(({ gives }) => gives);
