/** Any operation on any bytes, with parameters that suit a small document: what has to survive hostile documents. */
import type { Document } from '../../../shared/contract/backend';
import { decode } from '../../../shared/contract/values/decode';
import { OctavoError } from '../../../shared/contract/errors';
import { operationOf, type OperationName } from '../../../shared/contract/operations';
import { examples, parametersOf } from '../examples';
import { asDocument, local } from '../hosts/local';

/**
 * The results, or an empty list if the document was refused, as it may be.
 * @throws errors that are not a refusal, and the cause of an internal fault
 */
export async function attempt(name: OperationName, bytes: Uint8Array, password?: string): Promise<readonly Document[]> {
	const { fields, input } = operationOf(name);
	const document = asDocument(bytes);
	const opened = password !== undefined && 'open_password' in fields ? { open_password: password } : {};
	const given = decode(name, { ...(examples[name].small ?? (await parametersOf(examples[name]))), ...opened });
	try {
		return (await local.run(name, input === 'many' ? [document, document] : [document], given)).documents;
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
		if (thrown.code === 'internal') throw thrown.cause;
		return [];
	}
}
