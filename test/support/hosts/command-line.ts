/** Parameters as the words of a command line. */
import type { Document } from '../../../shared/contract/backend';
import { kebab } from '../../../shared/contract/names';
import { isSecret, operationOf, type OperationName } from '../../../shared/contract/operations';

/**
 * The options, and the environment with the secrets that they name.
 *
 * @param keep writes a further file, and gives its path. `at` is the number of the option.
 */
export function wordsOf(
	name: OperationName,
	parameters: object,
	keep: (file: Document, at: number) => string,
): { readonly words: readonly string[]; readonly environment: Readonly<Record<string, string>> } {
	const environment: Record<string, string> = {};
	const words = Object.entries(parameters).flatMap(([wire, value]: [string, unknown], at) => {
		const field = operationOf(name).fields[wire]!;
		const option = `--${kebab(wire)}`;
		if (field.kind === 'flag') return [value === true || value === 'true' ? option : `--no-${kebab(wire)}`];
		if (field.kind === 'files') return (value as readonly Document[]).flatMap((file) => [option, keep(file, at)]);
		if (typeof value === 'object' && value !== null && 'bytes' in value) return [option, keep(value as Document, at)];
		if (!isSecret(field)) return [option, typeof value === 'object' ? JSON.stringify(value) : String(value)];
		environment[`SECRET_${at}`] = String(value);
		return [option, `env:SECRET_${at}`];
	});
	return { words, environment };
}
