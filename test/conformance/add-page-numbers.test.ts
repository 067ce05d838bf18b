import { conforms } from './conforms';

conforms('add_page_numbers');
