/** The problems of signatures, as a closed list (docs/semantics.md, D72). */
export const SIGNATURE_PROBLEMS = {
	byte_range_malformed: 'The bytes that are signed are not stated as they must be',
	digest_differs: 'The signed bytes were changed',
	signature_wrong: "The signature is not one of the certificate's key",
	certificate_expired: 'The certificate had expired',
	certificate_not_yet_valid: 'The certificate was not valid yet',
	algorithm_weak: 'The hash or the key is too weak',
	algorithm_unknown: 'The algorithm is not supported, so the signature was not verified',
	contents_unreadable: 'The signature cannot be read',
	chain_incomplete: 'A certificate that leads to a trusted one is missing',
	not_trusted: 'The certificate does not lead to a trusted one',
	signing_certificate_differs: 'The signature is for another certificate',
	attribute_missing: 'A signed attribute is missing',
	several_signers: 'It has more than one signer, or none that can be told',
	trailing_data: 'Bytes that are not signed follow the signature',
	not_a_revision: 'The signed bytes do not end where a revision of the document does',
	hidden_content: 'A later revision shows objects that were hidden when it was signed',
	certification_violated: 'The document was changed in a way that its certification or a lock forbids',
	timestamp_wrong: 'The time stamp is wrong',
} as const;

export type SignatureProblem = keyof typeof SIGNATURE_PROBLEMS;
