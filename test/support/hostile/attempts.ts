/** Any operation on any bytes, with parameters that suit a small document: what hostile documents have to be survived by. */
import type { Document } from '../../../shared/backend';
import { decode } from '../../../shared/decode';
import { OctavoError } from '../../../shared/errors';
import { operationOf, type OperationName } from '../../../shared/operations';
import { examples, parametersOf } from '../examples';
import { asDocument, local } from '../hosts/local';

/** In place of the operation's example, where that one needs a larger document. */
const parameters: Partial<Record<OperationName, Record<string, unknown>>> = {
	split_by_size: { maximum_bytes: 2500 },
	extract_pages: { first_page: 1, last_page: 1 },
	remove_pages: { first_page: 1, last_page: 1 },
	reorder_pages: { page_order: '-1,1,1' },
	rotate_pages: { angle: 90 },
	add_password: { password: 'newpass', encryption_algorithm: 'AES-256' },
	add_restrictions: { owner_password: 'newpass', encryption_algorithm: 'AES-128' },
	remove_password: { password: 'user' },
	add_text_watermark: { line_1: 'Draft' },
	split_by_page_count: { pages_per_part: 2 },
	split_at_page: { pages: '2' },
};

/** The results; nothing where the document was refused, as it may be. @throws what is no refusal, and the cause of an internal fault. */
export async function attempt(name: OperationName, bytes: Uint8Array, password?: string): Promise<readonly Document[]> {
	const { fields, input } = operationOf(name);
	const document = asDocument(bytes);
	const opened = password !== undefined && 'open_password' in fields ? { open_password: password } : {};
	const given = decode(name, { ...(parameters[name] ?? (await parametersOf(examples[name]))), ...opened });
	try {
		return (await local.run(name, input === 'many' ? [document, document] : [document], given)).documents;
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
		if (thrown.code === 'internal') throw thrown.cause;
		return [];
	}
}
