import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/looks.css";
import "./styles/base.css";
import "./styles/menus.css";

mount(App, { target: document.getElementById("app")! });
