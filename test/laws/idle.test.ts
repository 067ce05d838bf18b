/**
 * An operation that does nothing fails its own cases (test/conformance/cases): what they expect must be an effect. An implementation
 * that returns its input unchanged, and neither data nor files, passes only cases that say that nothing is to be done.
 */
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { Case } from '../conformance/case';
import { cases } from '../conformance/cases/all';
import { check, type Run } from '../conformance/run';
import { withTools } from '../support/judges/tools';
import { sampled } from '../support/sample';

const idle: Run = async (name, documents) => {
	const { output } = operationOf(name);
	const nothing = { notes: [], facts: {} };
	if (output === 'files') return { ...nothing, documents: [], files: [] };
	return { ...nothing, documents, ...((output === 'data' || output === 'text') && { data: {} }) };
};

/** Whether a case says that there is nothing to do. */
const isNoOp = ({ gives }: Case): boolean =>
	gives?.unchanged === true || (gives?.files !== undefined && Object.keys(gives.files).length === 0);

const giving = (name: OperationName): Case[] => cases[name].filter(({ gives }) => gives);

async function titlesThatPass(name: OperationName): Promise<string[]> {
	const passing: string[] = [];
	for (const one of giving(name))
		await check(name, one, idle).then(
			() => passing.push(one.title),
			() => undefined,
		);
	return passing;
}

withTools('qpdf', 'poppler')('without an effect', () => {
	const passingAll: OperationName[] = [];

	test.each(sampled(operationNames, 8))('%s fails each case but those in which there is nothing to do', async (name) => {
		const passing = await titlesThatPass(name);
		if (passing.length === giving(name).length) passingAll.push(name);
		expect(passing).toEqual(
			giving(name)
				.filter(isNoOp)
				.map(({ title }) => title),
		);
	});

	test('no operation passes all of its cases', () => expect(passingAll).toEqual([]));
});
