/** The common parts of remove_password and remove_restrictions: write a document without encryption, or without restrictions. */
import type { Document } from '../../contract/backend';
import type { unprotectionFacts } from '../../contract/operations/facts';
import type { PdfDocument } from '../../pdf/document';
import { intactBytes } from '../../pdf/write/intact';
import { save } from '../../pdf/write/save';
import { restrictionsOf, type OpenedSecurity } from '../../pdf/security';
import type { OutcomeWith } from '../operation';

type Unprotected = OutcomeWith<typeof unprotectionFacts>;

/**
 * An unencrypted document comes back as it is, from its header on (docs/semantics.md, §9), unless it is damaged: a document that is
 * reported as repaired must be written.
 */
export async function unprotect(document: PdfDocument, input: Document): Promise<Unprotected> {
	const { security } = document;
	const pageCount = document.pages.count;
	const nothing = { notes: [], facts: { pageCount, wasEncrypted: false } };
	const intact = security ? undefined : intactBytes(document, input.bytes);
	if (intact) return { documents: [{ name: input.name, bytes: intact, pageCount }], ...nothing };
	const bytes = await save(document, { encryption: 'none' });
	if (!security) return { documents: [{ name: input.name, bytes, pageCount }], ...nothing };
	const facts = { pageCount, wasEncrypted: true, restrictions: restrictionsOf(security.permissions) };
	return { documents: [{ name: input.name, bytes, pageCount }], notes: [], facts };
}

/** Keeps the passwords and allows everything (docs/semantics.md, D60). A sound document without restrictions comes back as it is. */
export async function unrestrict(document: PdfDocument, security: OpenedSecurity, input: Document): Promise<Unprotected> {
	const restrictions = restrictionsOf(security.permissions);
	const intact = restrictions.length === 0 ? intactBytes(document, input.bytes) : undefined;
	const bytes = intact ?? (await save(document, { encryption: security.unrestricted?.() ?? 'keep' }));
	const pageCount = document.pages.count;
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes: [],
		facts: { pageCount, wasEncrypted: true, restrictions },
	};
}
