/** Whether a certificate leads to one that is trusted (RFC 5280, 6.1). */
import type { Pace } from '../../pace/pace';
import { authorityDepth, isIssuedBy, sameBytes, type Certificate } from './certificate';
import { isWithinConstraints, NAME_CONSTRAINTS } from './name-constraints';

const LONGEST_CHAIN = 10;
const MOST_TRIES = 100;

/** Extensions that are regarded, or that say nothing about whether a signature is to be trusted. Any other one that is critical forbids it. */
const KNOWN: ReadonlySet<string> = new Set([
	// Of 2.5.29: identifiers of keys, usage, names, lists of revocation, policies, purposes.
	...[14, 15, 16, 17, 18, 19, 31, 32, 33, 35, 36, 37, 46, 54].map((number) => `2.5.29.${number}`),
	NAME_CONSTRAINTS,
	// Where more is found about the issuer, and statements of qualified certificates.
	'1.3.6.1.5.5.7.1.1',
	'1.3.6.1.5.5.7.1.3',
]);

export type Trust = 'trusted' | 'not_trusted' | 'chain_incomplete';

export interface Trusted {
	readonly others: readonly Certificate[];
	readonly anchors: readonly Certificate[];
	/** At which all of them must be valid. */
	readonly time: number;
}

/** Whether a chain leads from `certificate` over `others` to one of `anchors`, all of them valid at `time`. */
export async function trustOf(certificate: Certificate, trusted: Trusted, pace: Pace): Promise<Trust> {
	const search = new Search(trusted, pace);
	if (await search.leads([certificate])) return 'trusted';
	return search.isIncomplete ? 'chain_incomplete' : 'not_trusted';
}

class Search {
	isIncomplete = false;
	private tries = MOST_TRIES;

	constructor(
		private readonly trusted: Trusted,
		private readonly pace: Pace,
	) {}

	/** Whether the last certificate of the chain, which is the highest one, is trusted or leads to one that is. */
	async leads(chain: readonly Certificate[]): Promise<boolean> {
		const { anchors, others } = this.trusted;
		const at = chain.at(-1)!;
		if (!this.isValid(at)) return false;
		if (anchors.some(({ bytes }) => sameBytes(bytes, at.bytes))) return true;
		if (!understandsAll(at)) return false;
		for (const anchor of anchors) if (await this.issues(anchor, chain, true)) return true;
		if (chain.length >= LONGEST_CHAIN) return false;
		for (const other of others)
			if ((await this.issues(other, chain, false)) && (await this.leads([...chain, other]))) return true;
		const isThere = [...anchors, ...others].some(({ subject }) => sameBytes(at.issuer, subject));
		if (!isThere) this.isIncomplete = true;
		return false;
	}

	private async issues(issuer: Certificate, chain: readonly Certificate[], isAnchor: boolean): Promise<boolean> {
		const at = chain.at(-1)!;
		if (chain.includes(issuer) || !sameBytes(at.issuer, issuer.subject) || this.tries-- <= 0) return false;
		if (!this.isValid(issuer)) return false;
		// Keys and curves differ by a factor of a hundred.
		const before = performance.now();
		const isIssued = mayIssueChain(issuer, chain, isAnchor) && isIssuedBy(at, issuer) === true;
		this.pace.addSince(before);
		const due = this.pace.step(0);
		if (due) await due;
		return isIssued;
	}

	private isValid({ notBefore, notAfter }: Certificate): boolean {
		return this.trusted.time >= notBefore && this.trusted.time <= notAfter;
	}
}

const understandsAll = ({ extensions }: Certificate): boolean =>
	[...extensions].every(([name, { critical }]) => !critical || KNOWN.has(name));

/** Whether the constraints of an authority allow the certificates below it. */
function mayIssueChain(issuer: Certificate, chain: readonly Certificate[], isAnchor: boolean): boolean {
	// Certificates of version 1 say nothing about it: the user does, who trusts it.
	if (issuer.extensions.size === 0) return isAnchor;
	try {
		const depth = authorityDepth(issuer);
		const between = chain.slice(1).filter((one) => !sameBytes(one.issuer, one.subject));
		return depth !== undefined && between.length <= depth && understandsAll(issuer) && isWithinConstraints(issuer, chain);
	} catch {
		return false;
	}
}
