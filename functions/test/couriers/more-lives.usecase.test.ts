import { testLives } from './lives/test-lives';

testLives(1);
