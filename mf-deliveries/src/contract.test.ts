import { contractSuite } from '@fleetfoot/shared/testing';
import { manifest } from './manifest';
import * as module from './remote';

contractSuite({ manifest, module });
