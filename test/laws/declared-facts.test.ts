/** Facts are declared: no operation gives others, and each is given in a case or an example (docs/semantics.md, D81). */
import { dataSchemas } from '../../server/contract/data';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { isFactValue } from '../../shared/contract/facts';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { DeclaredFacts, Document } from '../../shared/contract/operations/types';
import { cases } from '../conformance/cases/all';
import { documentsOf, parametersOf } from '../conformance/run';
import { examples, inputsOf, parametersOf as parametersOfExample } from '../support/examples';
import { local } from '../support/hosts/local';
import { withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

/** The facts of several runs, and of the results of each. */
interface Given {
	readonly facts: object[];
	readonly resultFacts: object[];
}

async function givenBy(name: OperationName): Promise<Given> {
	const given: Given = { facts: [], resultFacts: [] };
	const isSplit = operationOf(name).output === 'pdfs';
	const run = async (documents: readonly Document[], parameters: RawParameters) => {
		const outcome = await local.run(name, documents, decode(name, parameters));
		given.facts.push(outcome.facts);
		const parts = isSplit ? outcome.documents.map(({ name: _name, bytes: _bytes, ...facts }) => facts) : [];
		given.resultFacts.push(...parts, ...(outcome.files ?? []).map(({ facts }) => facts));
	};
	for (const one of cases[name]) if (one.gives) await run(await documentsOf(one), await parametersOf(one));
	await run(await inputsOf(examples[name]), await parametersOfExample(examples[name]));
	return given;
}

/** How the facts of all runs differ from their declarations. */
function differences(declared: DeclaredFacts = {}, given: readonly object[]): string[] {
	const undeclared = [...new Set(given.flatMap(Object.keys))].filter((name) => !Object.hasOwn(declared, name));
	const wrong = Object.entries(declared).flatMap(([name, { type, when }]) => {
		const values = given.flatMap((facts) => (Object.hasOwn(facts, name) ? [facts[name as never] as unknown] : []));
		if (values.length === 0) return [`${name} is never given`];
		if (!values.every((value) => isFactValue(type, value))) return [`${name} has another type than ${type}`];
		if (when === undefined && values.length < given.length) return [`${name} is not always given, and has no condition`];
		return when !== undefined && values.length === given.length ? [`${name} is always given, and has a condition`] : [];
	});
	return [...undeclared.map((name) => `${name} is not declared`), ...wrong];
}

// qpdf makes the protected documents.
withTools('qpdf')('in all cases and its example', () => {
	testInTurn.each(operationNames)('%s gives the facts that it declares', async (name) => {
		const { facts, resultFacts } = operationOf(name);
		const given = await givenBy(name);
		expect([differences(facts, given.facts), differences(resultFacts, given.resultFacts)]).toEqual([[], []]);
	});
});

test('finds every difference', () => {
	const declared = {
		turned: { type: 'count', description: 'x' },
		missing: { type: 'count', description: 'x' },
		wrong: { type: 'texts', description: 'x' },
		sometimes: { type: 'flag', description: 'x' },
		always: { type: 'number', description: 'x', when: 'Only on x' },
	} as const;
	const given = [
		{ turned: 1, wrong: ['a', 1], sometimes: true, always: 1.5 },
		{ turned: 2, wrong: [], always: -1, other: 1 },
	];
	expect(differences(declared, given)).toEqual([
		'other is not declared',
		'missing is never given',
		'wrong has another type than texts',
		'sometimes is not always given, and has no condition',
		'always is always given, and has a condition',
	]);
	expect(differences({ turned: declared.turned }, [{ turned: 1 }, { turned: 0 }])).toEqual([]);
});

const declaredFacts = operationNames.flatMap((name) => {
	const { facts = {}, resultFacts = {} } = operationOf(name);
	return [...Object.entries(facts), ...Object.entries(resultFacts)];
});

test('has one type for each name, in data too', () => {
	const types = new Map<string, Set<string>>();
	const add = (name: string, type: string) => types.set(name, (types.get(name) ?? new Set()).add(type));
	for (const [name, { type }] of declaredFacts) add(name, type);
	for (const { properties = {} } of Object.values(dataSchemas) as { properties?: object }[])
		for (const [name, schema] of Object.entries(properties)) if (types.has(name)) add(name, typeOfSchema(schema as object));
	expect(types.size).toBeGreaterThan(40);
	for (const [name, of] of types) expect([name, ...of]).toHaveLength(2);
});

/** The type of a fact with this schema, which may also be null: data say so where they know nothing. */
function typeOfSchema(schema: object): string {
	const { anyOf, type, items, minimum } = schema as Record<string, unknown>;
	if (Array.isArray(anyOf))
		return (anyOf as { type?: string }[])
			.filter((one) => one.type !== 'null')
			.map(typeOfSchema)
			.join(' or ');
	if (type === 'array') return `${typeOfSchema(items as object)}s`;
	if (type === 'integer' && minimum === 0) return 'count';
	return { string: 'text', boolean: 'flag', number: 'number' }[String(type)] ?? String(type);
}

test('has no fact whose name says nothing of pages in a document', () => {
	expect(operationNames.filter((name) => operationOf(name).output === 'pdf' && !operationOf(name).facts?.['pageCount'])).toEqual(
		[],
	);
});

test('describes each in a sentence without its full stop, and says when there is it in another', () => {
	for (const [name, { description, when = 'Only' }] of declaredFacts) {
		expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
		expect(description).toMatch(/^[A-Z].*[^.]$/);
		expect(when).toMatch(/^Only\b.*[^.]$|^Only$/);
	}
});
