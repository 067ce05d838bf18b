/** Checks the signatures of a document, and says apart what is right and what is not (docs/semantics.md, D72). */
import type { JsonObject } from '../../../contract/backend';
import type { PdfDocument } from '../../../pdf/document';
import type { Job } from '../../../pdf/job';
import { limitExceeded } from '../../../pdf/limits';
import { openDocument } from '../../../pdf/open-document';
import { sectionPositions } from '../../../pdf/read/sections';
import { isDict, Name, Str, Stream } from '../../../pdf/syntax/values';
import { asnBudget } from '../../certificate/asn1';
import { maySign, readCertificate, sameBytes, serialText, type Certificate } from '../../certificate/certificate';
import { trustOf, type Trust } from '../../certificate/trust';
import type { SignatureProblem } from '../problems';
import { findSignatures, signingDate, type FoundSignature } from '../signature-facts';
import { contentEnd, coveredBytes, endsRevision, type Covered } from './byte-range';
import { changesAfter, type ChangeKind, type Changes } from './changes-after';
import { LockedNames, permissionsOf, violates, type Certification } from './permitted-changes';
import { checkContents, type CheckedContents } from './signature-contents';

export interface CheckedSignature {
	readonly field: string | null;
	readonly kind: FoundSignature['kind'];
	readonly signer: string | null;
	readonly issuer: string | null;
	readonly serial: string | null;
	readonly signedAt: string | null;
	readonly timestamp: string | null;
	readonly algorithm: string | null;
	readonly intact: boolean | null;
	readonly verified: boolean | null;
	readonly certificateInTime: boolean | null;
	readonly timeSource: 'timestamp' | 'claimed' | null;
	readonly covers: 'whole_file' | 'earlier_revision' | 'part';
	readonly changesAfter: readonly ChangeKind[];
	readonly certification: Certification | null;
	readonly trusted: boolean | null;
	readonly problems: readonly SignatureProblem[];
}

export interface CheckedSignatures {
	readonly entries: readonly CheckedSignature[];
	/** Whether each signature is intact and verified, and nothing came after it that could deceive a reader. */
	readonly allIntact: boolean;
	readonly coversWholeFile: boolean;
}

/** Of a byte of a certificate, see `Pace`. */
const CERTIFICATE_COST = 50;

export interface CheckOptions {
	readonly password: string | undefined;
	/** The certificates that the user trusts; undefined: trust is not asked for. */
	readonly anchors: readonly Certificate[] | undefined;
	/** Whether the document was repaired when it was opened. */
	readonly isDamaged: boolean;
}

const MOST_SIGNATURES = 200;
const MOST_CERTIFICATES = 100;
/** Revisions that are read again and compared. */
const MOST_REVISIONS = 50;

export async function checkSignatures(
	document: PdfDocument,
	input: Uint8Array,
	options: CheckOptions,
): Promise<CheckedSignatures> {
	const found = (await findSignatures(document)).filter(({ signature }) => signature !== undefined);
	if (found.length > MOST_SIGNATURES)
		throw limitExceeded(
			'nodes',
			`The document has ${found.length} signatures; at most ${MOST_SIGNATURES} are checked`,
			'Remove some',
		);
	const checker = new Checker(document, input, options, await validationCertificates(document));
	const entries: CheckedSignature[] = [];
	for (const one of found) {
		const before = performance.now();
		entries.push(await checker.check(one));
		// Keys, attributes and certificates may take a thousand times as long for their bytes as is usual.
		document.job.pace.addSince(before);
		const due = document.job.pace.step(0);
		if (due) await due;
	}
	return {
		entries,
		allIntact: entries.length > 0 && entries.every(isSound),
		coversWholeFile: entries.some(({ covers, intact }) => covers === 'whole_file' && intact === true),
	};
}

/** Problems of which none says that a document was changed. */
const HARMLESS: ReadonlySet<SignatureProblem> = new Set([
	'certificate_expired',
	'certificate_not_yet_valid',
	'algorithm_weak',
	'attribute_missing',
	'chain_incomplete',
	'not_trusted',
	'timestamp_wrong',
]);

/** Whether it is intact and verified, and nothing came after it that could deceive a reader. */
export const isSound = ({ intact, verified, changesAfter: changes, problems }: CheckedSignature): boolean =>
	intact === true && verified === true && !changes.includes('other') && problems.every((problem) => HARMLESS.has(problem));

export const asJson = ({ entries, allIntact, coversWholeFile }: CheckedSignatures): JsonObject => ({
	count: entries.length,
	allIntact,
	coversWholeFile,
	entries: entries.map((entry) => ({ ...entry })),
});

/** The certificates of the document's validation data (ETSI EN 319 142-1, 5.4.2). Damaged ones are passed over. */
async function validationCertificates(document: PdfDocument): Promise<Certificate[]> {
	const list = document.array(document.dict(document.catalog.get('DSS'))?.get('Certs')) ?? [];
	const found: Certificate[] = [];
	const streams = new Set(list.slice(0, MOST_CERTIFICATES).map((one) => document.resolve(one)));
	for (const stream of streams) {
		const data = stream instanceof Stream ? await document.decodedAtEase(stream, { found: false }).catch(passOver) : undefined;
		const certificate = data && readCertificate(data);
		const due = data && document.job.pace.step(data.length * CERTIFICATE_COST);
		if (due) await due;
		if (certificate) found.push(certificate);
	}
	return found;
}

function passOver(thrown: unknown): undefined {
	if (!isUnreadable(thrown)) throw thrown;
}

const EVERYTHING: Changes = { kinds: new Set(['other']), fields: [], hasHidden: false, showsNewField: false };
const NONE: Changes = { kinds: new Set(), fields: [], hasHidden: false, showsNewField: false };

class Checker {
	private readonly sections: ReadonlySet<number>;
	private readonly contentEnd: number;
	/** By the place of the signature, which several fields may have. */
	private readonly checkedContents = new Map<number, { readonly contents: CheckedContents; trust?: Trust | undefined }>();
	/** The changes after each end of a revision. */
	private readonly changes = new Map<number, { readonly before: PdfDocument; readonly found: Changes } | undefined>();
	private readonly locked: LockedNames;
	private readonly job: Job;

	constructor(
		private readonly document: PdfDocument,
		private readonly input: Uint8Array,
		private readonly options: CheckOptions,
		private readonly further: readonly Certificate[],
	) {
		this.locked = new LockedNames(document);
		this.sections = sectionPositions(document.bytes);
		this.contentEnd = contentEnd(input);
		const { onRepaired: _, ...quiet } = document.job;
		this.job = { ...quiet, asked: undefined };
	}

	async check(found: FoundSignature): Promise<CheckedSignature> {
		const { document, input } = this;
		const signature = found.signature!;
		const covered = coveredBytes(document, input, found);
		const due = covered && this.job.pace.step(covered.gapEnd - covered.gapStart);
		if (due) await due;
		const checked = covered && (await this.contentsOf(found, covered));
		const contents = checked?.contents;
		const { covers, after, problems } = await this.checkRevision(found, covered);
		const times = timesOf(contents, signingDate(document, signature));
		const certificate = contents?.certificate;
		const all = [...problems, ...(contents?.problems ?? []), ...timeProblems(certificate, times.time)];
		const trust = checked
			? (checked.trust ??= await this.trustIn(contents, times.time))
			: await this.trustIn(contents, times.time);
		if (trust !== undefined && trust !== 'trusted') all.push(trust);
		const permissions = permissionsOf(document, signature, found.field, this.locked);
		if (violates(permissions, after)) all.push('certification_violated');
		const isVerified = contents?.isVerified ?? null;
		return {
			field: found.name,
			kind: found.kind,
			signer: certificate?.subjectName ?? null,
			issuer: certificate?.issuerName ?? null,
			serial: certificate ? serialText(certificate) : null,
			signedAt: times.signedAt,
			timestamp: isoTime(contents?.stampedTime),
			algorithm: contents?.algorithm ?? null,
			intact: isVerified === false || !covered || problems.includes('not_a_revision') ? false : (contents?.isIntact ?? null),
			verified: isVerified,
			certificateInTime: certificate && times.time !== undefined ? isInTime(certificate, times.time) : null,
			timeSource: times.source,
			covers,
			changesAfter: [...after.kinds].sort(),
			certification: permissions.certification ?? null,
			trusted: this.options.anchors ? trust === 'trusted' : null,
			problems: [...new Set(all)].sort(),
		};
	}

	private async contentsOf(
		found: FoundSignature,
		covered: Covered,
	): Promise<{ contents: CheckedContents; trust?: Trust | undefined }> {
		const { document, input, further } = this;
		const known = this.checkedContents.get(covered.gapStart);
		if (known) return known;
		const subFilter = document.resolve(found.signature!.get('SubFilter'));
		const named = subFilter instanceof Name ? subFilter.text : undefined;
		const surroundings = { subFilter: named, embedded: this.embedded(found), further };
		const checked = { contents: await checkContents(input, covered, surroundings, this.job) };
		this.checkedContents.set(covered.gapStart, checked);
		return checked;
	}

	/** The certificates of /Cert. */
	private embedded({ signature }: FoundSignature): Certificate[] {
		const value = this.document.resolve(signature!.get('Cert'));
		const list = Array.isArray(value) ? value.slice(0, MOST_CERTIFICATES).map((one) => this.document.resolve(one)) : [value];
		const budget = asnBudget();
		return list.flatMap((one) => (one instanceof Str ? (readCertificate(one.bytes, budget) ?? []) : []));
	}

	private async checkRevision(
		found: FoundSignature,
		covered: Covered | undefined,
	): Promise<{ covers: CheckedSignature['covers']; after: Changes; problems: SignatureProblem[] }> {
		if (!covered) return { covers: 'part', after: EVERYTHING, problems: ['byte_range_malformed'] };
		const { end } = covered;
		if (end >= this.contentEnd) return { covers: 'whole_file', after: NONE, problems: [] };
		const shift = this.input.length - this.document.bytes.length;
		if (!endsRevision(this.document.bytes, end - shift, this.sections))
			return { covers: 'part', after: EVERYTHING, problems: ['not_a_revision'] };
		const compared = await this.compare(end);
		if (!compared) return { covers: 'earlier_revision', after: EVERYTHING, problems: [] };
		const isThere = await wasSigned(compared.before, found);
		return {
			covers: 'earlier_revision',
			after: compared.found,
			problems: [
				...(isThere ? [] : ['not_a_revision' as const]),
				...(compared.found.hasHidden ? ['hidden_content' as const] : []),
			],
		};
	}

	/** The revision that ends there, and what came after; undefined if either cannot be read without a repair. */
	private async compare(end: number): Promise<{ before: PdfDocument; found: Changes } | undefined> {
		if (this.changes.has(end)) return this.changes.get(end);
		const { document, options } = this;
		let compared: { before: PdfDocument; found: Changes } | undefined;
		if (!options.isDamaged && !document.suspect && this.changes.size < MOST_REVISIONS) {
			const before = await this.open(this.input.subarray(0, end));
			if (before) compared = { before, found: await changesAfter(before, document) };
		}
		this.changes.set(end, compared);
		return compared;
	}

	private async open(bytes: Uint8Array): Promise<PdfDocument | undefined> {
		const seen = { isDamaged: false };
		const job: Job = { ...this.job, onRepaired: ({ isOfDataAlone }) => void (seen.isDamaged ||= !isOfDataAlone) };
		try {
			const before = await openDocument(bytes, job, { password: this.options.password });
			return seen.isDamaged || before.suspect ? undefined : before;
		} catch (thrown) {
			if (isUnreadable(thrown)) return undefined;
			throw thrown;
		}
	}

	private async trustIn(contents: CheckedContents | undefined, time: number | undefined): Promise<Trust | undefined> {
		const { anchors } = this.options;
		if (!anchors) return undefined;
		const certificate = contents?.certificate;
		if (!certificate) return 'not_trusted';
		// An authority that gave a certificate for something else did not vouch for signatures with it.
		const isNamed = anchors.some(({ bytes }) => sameBytes(bytes, certificate.bytes));
		if (!isNamed && !maySignQuietly(certificate)) return 'not_trusted';
		const trusted = { others: contents.certificates, anchors, time: time ?? certificate.notBefore };
		return trustOf(certificate, trusted, this.job.pace);
	}
}

function maySignQuietly(certificate: Certificate): boolean {
	try {
		return maySign(certificate);
	} catch {
		return false;
	}
}

const isUnreadable = (thrown: unknown): boolean =>
	isObject(thrown) &&
	'code' in thrown &&
	['unreadable_document', 'wrong_password', 'password_required'].includes(String(thrown.code));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether the signature was in the document when it was signed, in the same field. */
async function wasSigned(before: PdfDocument, { name, fieldNumber, value }: FoundSignature): Promise<boolean> {
	const signatures = await findSignatures(before);
	const isSame = (one: FoundSignature) =>
		one.name === name && one.fieldNumber === fieldNumber && (isDict(value) ? isDict(one.value) : sameReference(one.value, value));
	return signatures.some(isSame);
}

const sameReference = (a: unknown, b: unknown): boolean =>
	isObject(a) && isObject(b) && 'number' in a && 'number' in b && a.number === b.number;

interface Times {
	readonly signedAt: string | null;
	readonly time: number | undefined;
	readonly source: CheckedSignature['timeSource'];
}

/** The time at which the certificate must be valid: that of a time stamp, or else the claimed one. */
function timesOf(contents: CheckedContents | undefined, claimed: string | null): Times {
	const signedAt = claimed ?? isoTime(contents?.claimedTime);
	const stamped = contents?.stampedTime;
	if (stamped !== undefined) return { signedAt: signedAt ?? isoTime(stamped), time: stamped, source: 'timestamp' };
	const time = signedAt === null ? NaN : parseTime(signedAt);
	return Number.isNaN(time) ? { signedAt, time: undefined, source: null } : { signedAt, time, source: 'claimed' };
}

/** A time without a zone counts as UTC. */
export const parseTime = (iso: string): number =>
	Date.parse(iso.includes('T') && !/(?:Z|[+-]\d\d:\d\d)$/.test(iso) ? `${iso}Z` : iso);

export const isoTime = (time: number | undefined): string | null =>
	time === undefined || Number.isNaN(time) ? null : new Date(time).toISOString().replace(/\.000Z$/, 'Z');

const isInTime = ({ notBefore, notAfter }: Certificate, time: number): boolean => time >= notBefore && time <= notAfter;

function timeProblems(certificate: Certificate | undefined, time: number | undefined): SignatureProblem[] {
	if (!certificate || time === undefined) return [];
	if (time < certificate.notBefore) return ['certificate_not_yet_valid'];
	return time > certificate.notAfter ? ['certificate_expired'] : [];
}
