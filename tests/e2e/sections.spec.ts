import { restaurants } from "../../src/sections/restaurants.ts";
import { sectionTests } from "./support/section-tests.ts";

sectionTests(restaurants);
