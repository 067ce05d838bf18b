/** create_e_invoice: the XML of an invoice in its PDF, by Factur-X 1.08 and ZUGFeRD 2.4 (docs/semantics.md, §25.3). */
import type { Note } from '../contract/backend';
import { pdfDate } from '../contract/values/dates';
import { invalidParameters, type Issue } from '../contract/errors';
import { attach, namedFiles } from '../model/attachment/add';
import { claimInvoice } from '../model/invoice/claim-invoice';
import { invoicesIn } from '../model/invoice/find-invoice';
import { makeInvoice } from '../model/invoice/making/make-invoice';
import type { Profile } from '../model/invoice/profile';
import { readInvoice, type ReadInvoice } from '../model/invoice/read-invoice';
import { readClaims, type ArchiveClaim } from '../model/metadata/claims';
import { readMetadata, xmpOf } from '../model/metadata/read';
import type { Xmp } from '../model/metadata/xmp';
import { saysTagged } from '../model/structure/tags';
import type { PdfDocument } from '../pdf/document';
import type { Pace } from '../pace/pace';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { FILE_NAME, safeName } from '../file-names/safe-names';
import { madeMetadata, makeArchive } from './e-invoice/archive-making';
import { upgradeArchive } from './e-invoice/archive-upgrade';
import type { FactsOf } from '../contract/operations';
import type { LocalOperation } from './operation';

type Params = Parameters<typeof create_e_invoice>[1];

const RELATIONSHIPS = { alternative: 'Alternative', data: 'Data', source: 'Source' } as const;

/** Profiles without lines: their XML is not an invoice, but data of one. */
const DATA_ONLY = ['MINIMUM', 'BASIC WL'];

export const create_e_invoice: LocalOperation<'create_e_invoice'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const xmp = await xmpOf(document);
	const archive = readClaims(document, xmp).archive;
	const xml = await xmlOf(params, job.pace);
	const made = 'issues' in xml ? xml.issues : [];
	const read = 'issues' in xml ? undefined : await readInvoice(xml.bytes, job.pace);
	const issues = [
		...made,
		...(read === undefined ? [] : invoiceIssues(read, params)),
		...(params.attach_only ? [] : await documentIssues(document, { xmp, archive, upgrades: params.upgrade_to_archive })),
		...(await takenIssues(document, typeof read === 'object' ? read.profile : undefined)),
	];
	if (issues.length > 0 || 'issues' in xml || typeof read !== 'object' || !read.profile) throw invalidParameters(issues);
	const { profile, invoice } = read;
	const own = readMetadata(document, xmp);
	const file = {
		name: profile.file,
		bytes: xml.bytes,
		mimeType: 'text/xml',
		description: 'Electronic invoice as XML',
		relationship: RELATIONSHIPS[relationshipOf(params, profile)],
		modified: pdfDate(own.modified ?? own.created ?? invoice.issueDate ?? ''),
	};
	await attach(
		document,
		file,
		(await namedFiles(document)).map(({ entry }) => entry),
		[],
	);
	if (!params.attach_only) await claimInvoice(document, xmp && archive ? xmp : await madeMetadata(document), profile);
	const pageCount = document.pages.count;
	const bytes = await save(document, { version: '1.7' });
	const facts: FactsOf<'create_e_invoice'> = { pageCount, profile: profile.level };
	return { documents: [{ name: input.name, bytes, pageCount }], notes: notesOn(profile, params), facts };
};

/** The XML that was given, or that the data make. */
async function xmlOf(
	{ invoice, invoice_data, profile }: Params,
	pace: Pace,
): Promise<{ readonly bytes: Uint8Array } | { readonly issues: Issue[] }> {
	if (!invoice_data) return { bytes: invoice!.bytes };
	const made = await makeInvoice(invoice_data, profile, pace);
	return Array.isArray(made)
		? { issues: [{ field: 'invoice_data', message: made.join('; '), mentions: ['profile', 'read_e_invoice'] }] }
		: { bytes: made };
}

const relationshipOf = ({ relationship }: Params, { level }: Profile): keyof typeof RELATIONSHIPS =>
	relationship ?? (DATA_ONLY.includes(level) ? 'data' : 'alternative');

function invoiceIssues(read: ReadInvoice | string, { relationship }: Params): Issue[] {
	const issue = (message: string): Issue[] => [{ field: 'invoice', message }];
	if (typeof read === 'string') return issue(`${read}: it must be a Cross Industry Invoice (CII D16B or D22B)`);
	if (read.syntax === 'UBL') return issue('is an invoice in UBL, and Factur-X takes only Cross Industry Invoices (CII)');
	const { profile, invoice } = read;
	if (!profile)
		return issue(
			'has no guideline (BT-24) of Factur-X, ZUGFeRD 2 or XRechnung: it must name MINIMUM, BASIC WL, BASIC, EN 16931, EXTENDED or XRECHNUNG',
		);
	const missing = (['number', 'issueDate', 'typeCode', 'currency'] as const).filter((name) => invoice[name] === null);
	const isWrong = DATA_ONLY.includes(profile.level) && relationship !== undefined && relationship !== 'data';
	return [
		...(missing.length > 0 ? issue(`lacks terms that every invoice has: ${missing.join(', ')}`) : []),
		...(isWrong ? [{ field: 'relationship', message: `must be data for an invoice of the profile ${profile.level}` }] : []),
	];
}

interface State {
	readonly xmp: Xmp | undefined;
	readonly archive: ArchiveClaim | undefined;
	/** Whether the document may be made PDF/A-3. */
	readonly upgrades: boolean;
}

async function documentIssues(document: PdfDocument, { xmp, archive, upgrades }: State): Promise<Issue[]> {
	const issue = (message: string, ...more: string[]): Issue => ({ field: 'file', message, mentions: ['attach_only', ...more] });
	if (document.security)
		return [issue('is encrypted, which an electronic invoice must not be: remove the password and the restrictions first')];
	if (xmp?.malformed === true) return [issue('has XMP metadata that is malformed, so it cannot be PDF/A')];
	if (archive?.level === 'a' && !saysTagged(document))
		return [issue(`claims ${archive.name} and is not tagged, as level A needs: convert it first, or set attach_only`)];
	if (archive && (archive.part === 2 || archive.part === 3)) return [];
	if (archive?.part === 1) {
		const obstacles = await upgradeArchive(document, archive.level);
		return obstacles.map((obstacle) =>
			issue(`claims ${archive.name} and cannot become PDF/A-3, because it ${obstacle}: convert it first, or set attach_only`),
		);
	}
	if (archive)
		return [
			issue(`claims ${archive.name}, and an electronic invoice must be PDF/A-2 or PDF/A-3: convert it first, or set attach_only`),
		];
	if (!upgrades)
		return [
			issue(
				'does not claim PDF/A, and an electronic invoice must be PDF/A-2 or PDF/A-3: set upgrade_to_archive, convert it first, or set attach_only',
				'upgrade_to_archive',
			),
		];
	const obstacles = await makeArchive(document, xmp);
	return obstacles.map((obstacle) =>
		issue(`cannot become PDF/A-3, because it ${obstacle}: convert it first, or set attach_only`),
	);
}

async function takenIssues(document: PdfDocument, profile: Profile | undefined): Promise<Issue[]> {
	const { invoices, refused, names } = await invoicesIn(document);
	const taken = invoices[0]?.file ?? refused?.file ?? names.find((name) => name.toLowerCase() === profile?.file);
	if (taken === undefined) return [];
	const name = safeName(taken, FILE_NAME, 'an attachment without a name');
	return [{ field: 'file', message: `has an electronic invoice already (${name})` }];
}

function notesOn({ level }: Profile, { attach_only }: Params): Note[] {
	const notes: Note[] = [];
	if (DATA_ONLY.includes(level))
		notes.push({
			code: 'invoice_without_lines',
			message: `The profile ${level} has no lines: it is not an invoice in Germany, only data that accompany one.`,
		});
	if (attach_only)
		notes.push({
			code: 'invoice_not_claimed',
			message: 'The XML is attached, and the document does not claim to be an electronic invoice.',
			mentions: ['attach_only'],
		});
	return notes;
}
