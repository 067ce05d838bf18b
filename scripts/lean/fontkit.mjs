/** Removes unused parts of fontkit from the bundles, and bounds what it inflates. fontkit is one file, so a bundler cannot do that. */
import { applyChanges } from './apply-changes.mjs';

const CHANGES = [
	{
		// A substitute for `Function.prototype.bind` that compiles text, and that is unused where the function exists. A closure does the same.
		from: /bound = Function\('binder', .*\)\(binder\);/,
		to: 'bound = function () { return binder.apply(this, arguments); };',
	},
	{
		// Data of some hundred bytes would grow to gigabytes, whatever the tables of the font say that they have.
		from: /if \(pos \+ meta_block_remaining_len > output\.buffer\.length\) \{[^}]*\}/,
		to: `if (!_out.is_metadata && pos + meta_block_remaining_len > output.buffer.length)
			throw new Error('The data inflates to more bytes than the tables of the font have');`,
	},
	// The words that Brotli refers to take as long to unpack as half of the rest to load: only fonts in the form WOFF2 need them.
	{ from: /^dictionary\.init\(BrotliDecompressBuffer\);$/m, to: '' },
	{
		from: 'var decompress = decode.BrotliDecompressBuffer;',
		to: `function decompress(buffer, size) {
			if (!dictionary.dictionary) dictionary.init(BrotliDecompressBuffer);
			return decode.BrotliDecompressBuffer(buffer, size);
		}`,
	},
	// The tables that shape Arabic, Indic and other scripts are unpacked when such a text is drawn, instead of at the start.
	{
		from: /^var trieData\$1 = (.*);\nvar trie\$1 = new unicodeTrie\(trieData\$1\);$/m,
		to: 'var arabicTrie; function arabic() { return (arabicTrie ??= new unicodeTrie($1)); }',
	},
	{ from: 'trie$1.get(', to: 'arabic().get(' },
	{
		from: /^var indicMachine = (.*);\nvar useData = (.*);\nvar trieData\$2 = (.*);\nvar decompositions = useData\.decompositions;\nvar trie\$2 = .*;\nvar stateMachine = .*;$/m,
		to: `var indicData; function indic() {
			return (indicData ??= { decompositions: $2.decompositions, trie: new unicodeTrie($3), stateMachine: new dfa($1) });
		}`,
	},
	{ from: ' decompositions[codepoint]', to: ' indic().decompositions[codepoint]' },
	{ from: 'trie$2.get(', to: 'indic().trie.get(' },
	{ from: 'trie$2.get(', to: 'indic().trie.get(' },
	{ from: 'stateMachine.match(', to: 'indic().stateMachine.match(' },
	{
		from: /^var useData\$1 = (.*);\nvar trieData\$3 = (.*);\nvar categories = useData\$1\.categories,\n +decompositions\$1 = useData\$1\.decompositions;\nvar trie\$3 = .*;\nvar stateMachine\$1 = .*;$/m,
		to: `var universalData; function universal() {
			if (!universalData) {
				var { categories, decompositions, ...machine } = $1;
				universalData = { categories, decompositions, trie: new unicodeTrie($2), stateMachine: new dfa(machine) };
			}
			return universalData;
		}`,
	},
	{ from: 'if (decompositions$1[codepoint])', to: 'if (universal().decompositions[codepoint])' },
	{ from: ' = decompositions$1[codepoint].map(', to: ' = universal().decompositions[codepoint].map(' },
	{ from: 'trie$3.get(', to: 'universal().trie.get(' },
	{ from: 'stateMachine$1.match(', to: 'universal().stateMachine.match(' },
	{ from: 'new USEInfo(categories[', to: 'new USEInfo(universal().categories[' },
];

/** The text of fontkit's ES module without the unused parts. */
export function withoutUnused(file) {
	return applyChanges(file, CHANGES);
}

export const leanFontkit = {
	name: 'lean fontkit',
	setup({ onLoad }) {
		onLoad({ filter: /@pdf-lib[\\/]fontkit[\\/]dist[\\/]fontkit\.es\.js$/ }, ({ path: file }) => ({
			contents: withoutUnused(file),
			loader: 'js',
		}));
	},
};
