/** Phrases that tired people and people who learnt English read twice (CONTRIBUTING.md, "Plain English"). */

export interface Phrase {
	/** Names the phrase in findings and in exceptions. */
	readonly name: string;
	readonly pattern: RegExp;
	/** How the sentence is said instead. */
	readonly better: string;
}

export const phrases: readonly Phrase[] = [
	{
		name: 'what is',
		// Fine as an indirect question: "says what is wrong".
		pattern:
			/(?<!\b(?:asks?|explains?|knows?|learn|says?|said|sees?|shows?|tells?|told)\b[^.;:]*)\bwhat (?:is|are|was|were)\b(?! wrong)/gi,
		better: 'name the things: not "removes what is unused" but "removes unused objects"',
	},
	{
		name: 'What as the subject',
		// A question may begin so, and so may an instruction: "What to do with".
		pattern: /(?<=^|[.:;] )(?:What|Who|Whoever|Whose)\b(?! to )[^.?]*(?=\.|$)/g,
		better: 'begin with a noun: not "What nobody edits is copied" but "Objects that were not edited are copied"',
	},
	{
		name: 'is no',
		pattern: /(?<!\bthere(?: \w+)? )\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|fewer\b|later\b|earlier\b)\w+/gi,
		better: 'negate the verb: not "is no image" but "is not an image"',
	},
	{ name: 'is none', pattern: /\b(?:is|are|was|were|be) none\b/gi, better: '"if there is no image", "if it is absent"' },
	{ name: 'nobody', pattern: /\bnobody\b/gi, better: '"no one" with a plain verb, or the passive' },
	{ name: 'whoever', pattern: /\bwho(?:m)?ever\b/gi, better: '"anyone who"' },
	{ name: 'anew', pattern: /\banew\b/gi, better: '"again"' },
	{ name: 'in vain', pattern: /\bin vain\b/gi, better: '"without success", or what happens instead' },
	{ name: 'by itself', pattern: /\bby (?:itself|themselves)\b/gi, better: '"alone", "automatically"' },
	{
		name: 'stands',
		pattern: /\b(?:stands?|stood|standing) (?:in|at|for|behind|beside|between|there|alone|apart|directly)\b/gi,
		better: '"is", "means", "replaces"',
	},
	{
		name: 'of its own',
		// Not before a noun: "the size of its own page".
		pattern:
			/\bof (?:its|their|his|one's) own\b(?=$|[^ \w]| (?:a|and|are|as|at|by|draws|each|for|from|has|have|if|in|inside|is|may|names|on|or|over|so|that|the|to|under|uses|when|where|which|with|without)\b)/gi,
		better: '"its own stream", "a separate stream", "an indirect object"',
	},
	{
		name: 'behind',
		// Fine for what is under or after something in space: a page, a proxy; and for what is left behind.
		pattern:
			/(?<!\b(?:leaves?|left|falls?|over)\b[^.;:]*)\bbehind\b(?![-)]| (?:(?:a|an|the|its|their|each|every|real|reverse|first|load) )*(?:balancer|Caddy|content|HAProxy|pages?|port|proxy|text)\b)/gi,
		better: '"after" for what follows, "under" for what is covered, "through" for a link',
	},
	{
		name: 'so many',
		// Fine with a consequence: "so many objects are removed that the others get new numbers".
		pattern: /\bso (?:many|much)\b(?!(?: \w+){0,4} that\b)/gi,
		better: '"this many", "that much", or the name of the number',
	},
	{ name: 'tells of', pattern: /\b(?:tells?|told|telling) of\b/gi, better: '"reports", "names", "says that"' },
	{ name: 'is in no', pattern: /\b(?:is|are|was|were|be) in no\b/gi, better: '"is not in any", "does not appear in"' },
	{
		name: 'a right',
		pattern: /\ba right (?:answer|(?:electronic )?invoice|document|result)\b/gi,
		better: '"valid" for what follows its standard, "correct" for a result',
	},
];

export interface Exception {
	/** A file, or a folder with a slash at its end. */
	readonly where: string;
	/** A part of the sentence. Without: every phrase at this place. */
	readonly text?: string;
	readonly why: string;
}

export const exceptions: readonly Exception[] = [
	{ where: 'CONTRIBUTING.md', why: 'names the phrases, and has the table of bad examples' },
	{ where: 'test/english/', why: 'the phrases themselves' },
	{ where: 'scripts/n8n/', text: 'Put Letterhead Behind', why: 'the name of a node, as the panel calls the layer' },
	{ where: 'scripts/n8n/', text: 'behind all others', why: 'pages of a letterhead, under those of an invoice' },
];
