import { conforms } from './conforms';

conforms('split_by_bookmarks');
