import { everyAddressAnswers } from './every-address.journeys.ts';
import { test } from './patrol-test.ts';

test.use({ basePath: '/' });
everyAddressAnswers('/');
