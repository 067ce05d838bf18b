/** Secrets in the steps of a job file: the file names where they are, and does not hold them. */
import type { Issue } from '../shared/contract/errors';
import { isObject } from '../shared/contract/json';
import { isOperationName } from '../shared/contract/operations';
import { withSecrets } from './secrets';
import type { Terminal } from './terminal';

interface Read {
	readonly value: unknown;
	readonly typed: unknown;
	readonly issues: readonly Issue[];
}

/** The list of steps with secrets in place of the names of their sources. A list of another shape stays for its reader to refuse. */
export async function withSecretsInSteps(steps: unknown, typed: unknown, terminal: Terminal): Promise<Read> {
	if (!Array.isArray(steps)) return { value: steps, typed, issues: [] };
	const issues: Issue[] = [];
	const value: unknown[] = [];
	for (const [index, item] of (steps as unknown[]).entries()) {
		const found = isObject(item) ? parametersIn(item) : undefined;
		if (found === undefined) {
			value.push(item);
			continue;
		}
		const texts = Object.fromEntries(
			Object.entries(found.parameters).flatMap(([key, one]) =>
				typeof one === 'string' ? [[key.replaceAll('-', '_'), one]] : [],
			),
		);
		const read = await withSecrets(found.name, texts, terminal);
		for (const { field, message } of read.issues) issues.push({ field: `steps[${index + 1}].${field}`, message });
		const parameters = Object.fromEntries(
			Object.entries(found.parameters).map(([key, one]) => [key, read.values[key.replaceAll('-', '_')] ?? one]),
		);
		value.push({ [found.name]: parameters });
	}
	return { value, typed: typedAs(typed), issues };
}

/** The name and the parameters of `name: { … }` or `{ operation: name, … }`. */
function parametersIn(item: Readonly<Record<string, unknown>>) {
	const { operation, ...rest } = item;
	const [[key, inner] = ['', undefined]] = Object.entries(item);
	const given = typeof operation === 'string' ? operation : key;
	const name = given.trim().replaceAll('-', '_');
	const parameters = typeof operation === 'string' ? rest : inner;
	if (!isOperationName(name) || !isObject(parameters) || (operation === undefined && Object.keys(item).length > 1))
		return undefined;
	return { name, parameters };
}

/** The typed list in the same shape. */
const typedAs = (typed: unknown): unknown =>
	Array.isArray(typed)
		? (typed as unknown[]).map((item) => {
				const found = isObject(item) ? parametersIn(item) : undefined;
				return found === undefined ? item : { [found.name]: found.parameters };
			})
		: typed;
