import { conforms } from './conforms';

conforms('split_at_page');
